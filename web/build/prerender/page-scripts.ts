/** Script that makes a line with a button to reload, for a page whose code is lost. Its button brings no further line. */
const lostLine = [
  'let line=()=>{let d=document,p=d.createElement("p"),b=d.createElement("button");',
  'p.setAttribute("role","alert");b.type="button";b.told=1;b.textContent="Reload";b.style.textDecoration="underline";',
  'b.onclick=()=>location.reload();p.append("Part of this page didn’t load. ",b);return p};',
].join('');

/**
 * The only script in the prerendered HTML. It waits until the page has been painted, or until the first input, and only
 * then loads the code: all files at once, at low priority. It remembers the last click on a button before hydration, and
 * blocks forms until then: a browser that submits one without the app could put a password into the URL. It marks fields
 * that are typed into, as a browser may fill others again. It retries a lost file twice. If that fails, it shows a line
 * with Reload beside the button that is pressed.
 *
 * The Content-Security-Policy of firebase.json contains its hash, so its text is the same on all pages; what differs is
 * in the attributes of its tag.
 */
export const lateScript = [
  '((d,s)=>{',
  lostLine,
  'let e=self.early={tap:null},lost,',
  'on=(t,f)=>addEventListener(t,f,true),',
  'tell=()=>{let b=e.tap;if(lost&&b&&!b.told){b.told=1;b.after(line())}},',
  'fail=e.fail=()=>{lost=1;tell()},',
  'get=(f,n=2)=>f().catch(x=>{if(!n)throw x;',
  'return new Promise(r=>setTimeout(r,2e3)).then(()=>get(f,n-1))}),',
  'read=()=>fetch(s.page,{priority:"low"}).then(r=>r.ok?r.text():Promise.reject(Error(r.status))),',
  'tag=(t,o)=>d.head.append(Object.assign(d.createElement(t),o,{crossOrigin:"",fetchPriority:"low"})),',
  // Preloaded before anything is imported: browsers do not fetch a module again that they failed to import. A script
  // that nothing waits for takes a failed preload away, which Chrome would hand to the next one that asks.
  'load=u=>new Promise((ok,no)=>tag("link",{rel:"preload",as:"script",href:u,onload:ok,',
  'onerror:x=>{tag("script",{src:u});no(x)}})),',
  'add=()=>tag("script",{type:"module",onerror:fail,src:s.src}),',
  'go=()=>{if(!e.page)Promise.all([e.page=get(read),...[s.src,...s.files.split(" ")].map(u=>get(()=>load(u)))]).then(add,fail)};',
  'new PerformanceObserver((l,o)=>{o.disconnect();setTimeout(go)}).observe({type:"paint",buffered:true});',
  'on("pointerdown",go);on("keydown",go);',
  'on("click",t=>{if(t=self.early&&t.target.closest("button")){e.tap=t;tell()}});',
  'on("submit",t=>self.early&&t.preventDefault());',
  'on("input",t=>t.target.isTyped=1)',
  '})(document,document.currentScript.dataset)',
].join('');

/**
 * The script in the shell. Staff see orders in their own layout, so where the browser remembers staff, this removes the
 * shop's layout at an order's URL before it is painted, and leaves the loading page.
 *
 * The Content-Security-Policy of firebase.json contains its hash.
 */
export const shellScript = [
  '{',
  lostLine,
  // In the shell nothing was typed yet, so it reloads twice before it gives up.
  'self.lost=()=>{let n=0;try{n=+sessionStorage.lost||0;sessionStorage.lost=n<2?n+1:0}catch{n=2}',
  'n<2?setTimeout(()=>location.reload(),2e3):document.querySelector("main").prepend(line())};',
  'addEventListener("error",t=>{t.target.localName=="script"&&self.lost?.()},true)}',
  'try{',
  'let r=document.getElementById("root");',
  `/^\\/order\\//.test(location.pathname)&&/"isAdmin":true/.test(localStorage.userInfo)&&r.replaceChildren(r.querySelector("main"))`,
  '}catch{}',
].join('');
