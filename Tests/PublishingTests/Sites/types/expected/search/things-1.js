vitrineSearch.add({id:"things",title:"Things"},"=\nempty\nfull",
"Ancient	Small\nNo text	Small\nFull & \"whole\"	Large · one, two \x3cb> · 9780140283297 · 1M8GDM9AXKP042788");
