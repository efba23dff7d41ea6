vitrineSearch.add({id:"books",title:"ספרים"},"oz\nshira\nulysses",
"סיפור על אהבה וחושך	עמוס עוז\nשירה	ש״י עגנון\nUlysses (1922)");
