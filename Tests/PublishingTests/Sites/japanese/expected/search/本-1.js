vitrineSearch.add({id:"本",title:"本"},"/%E6%9C%AC/z.html\n/%E6%9C%AC/%E3%81%82.html\n/%E6%9C%AC/%E3%81%8C%E3%82%81%E3%82%89.html\n/%E6%9C%AC/%E3%81%93%E3%81%93%E3%82%8D.html\n/%E6%9C%AC/%E9%9B%AA%E5%9B%BD.html",
"Zoo\nｱﾙﾊﾞﾑ\nガメラ\nこころ\n雪国");
