vitrineSearch.add({id:"f-own",title:"default"},"=\n=",
"One	Ada · x, y\nTwo");
