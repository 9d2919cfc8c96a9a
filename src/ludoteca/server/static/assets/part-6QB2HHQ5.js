var r="";var a="";var d=[a,r];export{d as default};
