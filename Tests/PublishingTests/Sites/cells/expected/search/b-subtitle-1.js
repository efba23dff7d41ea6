vitrineSearch.add({id:"b-subtitle",title:"subtitle"},"=\n=",
"One	Ada · x, y\nTwo");
