vitrineSearch.add({id:"c-right",title:"right-detail"},"=\n=",
"One	Ada · x, y\nTwo");
