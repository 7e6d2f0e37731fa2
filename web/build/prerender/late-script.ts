/**
 * The only script in the prerendered HTML. It waits until the page has been painted and the browser is idle, for five
 * seconds at most, or until the first input, and only then loads the code. It remembers the last click on a button
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
  'go=()=>{if(e.page)return;e.page=fetch(s.page);',
  'let m=d.createElement("script");m.type="module";m.fetchPriority="low";m.src=s.src;d.head.append(m)};',
  'on("load",()=>new PerformanceObserver((l,o)=>{o.disconnect();(self.requestIdleCallback||setTimeout)(go,{timeout:5e3})})',
  '.observe({type:"paint",buffered:true}));',
  '["pointerdown","keydown"].map(t=>on(t,go));',
  'on("click",t=>{if(t=self.early&&t.target.closest("button"))e.tap=t});',
  'on("submit",t=>self.early&&t.preventDefault())',
  '})(document,document.currentScript.dataset)',
].join('');
