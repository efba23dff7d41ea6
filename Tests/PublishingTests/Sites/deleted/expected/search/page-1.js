vitrineSearch.add({id:"page",title:"Show page"},"=",
"Kept");
