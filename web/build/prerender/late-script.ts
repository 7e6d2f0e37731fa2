/**
 * The one script in the built HTML. It waits until the page has been painted and all is quiet, five seconds at most, or
 * until the person does something, and only then fetches the code. What is tapped before the code is there is
 * remembered, and forms are held back: a password must not end up in the address because a browser sent the form by
 * itself.
 *
 * Its hash stands in the Content-Security-Policy of firebase.json, so every page carries this very text; what differs
 * from page to page are the tag's attributes.
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
