vitrineSearch.add({id:"people & places",title:"People"},"/people%20%26%20places/ida.html",
"Ida");
