/** Script that makes a line with a button to reload, for a page whose code is lost. Its button brings no further line. */
export const lostLine = [
  'let line=()=>{let d=document,p=d.createElement("p"),b=d.createElement("button");',
  'p.setAttribute("role","alert");b.type="button";b.told=1;b.textContent="Reload";b.style.textDecoration="underline";',
  'b.onclick=()=>location.reload();p.append("Part of this page didn’t load. ",b);return p};',
].join('');
