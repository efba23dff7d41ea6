vitrineSearch.add({id:"things",title:"Things"},"a%20b\n=\n%C3%BC",
"A & B\nOld\nÜ");
