vitrineSearch.add({id:"d-left",title:"left-detail"},"=\n=",
"One	Ada · x, y\nTwo");
