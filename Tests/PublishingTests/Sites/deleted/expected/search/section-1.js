vitrineSearch.add({id:"section",title:"Show section"},"=",
"Kept");
