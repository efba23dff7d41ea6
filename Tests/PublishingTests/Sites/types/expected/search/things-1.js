vitrineSearch.add({id:"things",title:"Things"},"=\nempty\nfull",
"Ancient	Small\nNo text	Small\nFull & \"whole\"	Large · one, two \x3cb> · 978-0-14-028329-7 · 1M8GDM9AXKP042788");
