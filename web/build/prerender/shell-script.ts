/**
 * The script in the shell of pages to come. At an order's address staff get the desk's frame, which is their own: where the
 * browser remembers staff, the shop's frame goes before it is seen, and the page to come is left.
 *
 * Its hash stands in the Content-Security-Policy of firebase.json.
 */
export const shellScript = [
  'try{',
  'let r=document.getElementById("root");',
  `/^\\/order\\//.test(location.pathname)&&/"isAdmin":true/.test(localStorage.userInfo)&&r.replaceChildren(r.querySelector("main"))`,
  '}catch{}',
].join('');
