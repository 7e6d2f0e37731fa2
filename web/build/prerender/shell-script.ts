import { lostLine } from './lost-line.ts';

/**
 * The script in the shell. Staff see orders in their own layout, so where the browser remembers staff, this removes the
 * shop's layout at an order's URL before it is painted, and leaves the loading page.
 *
 * The Content-Security-Policy of firebase.json contains its hash.
 */
export const shellScript = [
  '{',
  lostLine,
  // In the shell nothing was typed yet, so it is loaded anew twice before it gives up.
  'self.lost=()=>{let n=0;try{n=+sessionStorage.lost||0;sessionStorage.lost=n<2?n+1:0}catch{n=2}',
  'n<2?setTimeout(()=>location.reload(),2e3):document.querySelector("main").prepend(line())};',
  'addEventListener("error",t=>{t.target.localName=="script"&&self.lost?.()},true)}',
  'try{',
  'let r=document.getElementById("root");',
  `/^\\/order\\//.test(location.pathname)&&/"isAdmin":true/.test(localStorage.userInfo)&&r.replaceChildren(r.querySelector("main"))`,
  '}catch{}',
].join('');
