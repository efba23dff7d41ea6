vitrineSearch.add({id:"a-default",title:"default"},"=\n=",
"One	Ada · x, y\nTwo");
