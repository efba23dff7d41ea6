vitrineSearch.add({id:"buecher",title:"Bücher"},"=\naepfel\noel\n=\nstrasse\nzauberberg",
"1984\nÄpfel\nÖl!\nOfen\nStraße\nDer Zauberberg");
