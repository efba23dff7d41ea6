vitrineSearch.add({id:"things",title:"Things"},"=\n=\n=\n=\n=\n=\n=\n=",
"1\nAa\nAb\nAc\nAd\nBa\nCa\nCb");
