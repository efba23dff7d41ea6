vitrineSearch.add({id:"things",title:"\x3c/title>\x3cscript>alert(1)\x3c/script>"},"it%27s%20%22quoted%22%20%26%20100%25%20%231%3F\npic\nscript",
"'\"&	+1+cmd|' /C calc'!A0\n‮RTL\n\x3cscript>alert(1)\x3c/script>	=HYPERLINK(\"http://x\",\"y\") · \x3c/li>\x3cscript>, @SUM(A1)");
