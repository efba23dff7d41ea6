vitrineSearch.add({id:"no",title:"Show no"},"=",
"Kept");
