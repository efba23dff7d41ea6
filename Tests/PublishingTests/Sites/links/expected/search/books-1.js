vitrineSearch.add({id:"books",title:"books"},"=\n=",
"One\nTwo");
