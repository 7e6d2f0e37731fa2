/**
 * The only script in the prerendered HTML. It waits until the page has been painted, or until the first input, and only
 * then loads the code: all files at once, at low priority. It remembers the last click on a button
 * before hydration, and blocks forms until then: a browser that submits one by itself could put a password into the
 * URL.
 *
 * The Content-Security-Policy of firebase.json contains its hash, so its text is the same on all pages; what differs is
 * in the attributes of its tag.
 */
export const lateScript = [
  '((d,s)=>{',
  'let e=self.early={tap:null},',
  'on=(t,f)=>addEventListener(t,f,true),',
  'add=(t,p)=>d.head.append(Object.assign(d.createElement(t),{fetchPriority:"low"},p)),',
  'go=()=>{if(e.page)return;e.page=fetch(s.page,{priority:"low"});',
  's.files.split(" ").map(href=>add("link",{rel:"modulepreload",href}));',
  'add("script",{type:"module",src:s.src})};',
  'new PerformanceObserver((l,o)=>{o.disconnect();setTimeout(go)}).observe({type:"paint",buffered:true});',
  '["pointerdown","keydown"].map(t=>on(t,go));',
  'on("click",t=>{if(t=self.early&&t.target.closest("button"))e.tap=t});',
  'on("submit",t=>self.early&&t.preventDefault())',
  '})(document,document.currentScript.dataset)',
].join('');
