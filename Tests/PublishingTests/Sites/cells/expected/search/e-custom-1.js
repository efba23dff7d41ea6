vitrineSearch.add({id:"e-custom",title:"tags"},"=\n=",
"One	Ada · x, y\nTwo");
