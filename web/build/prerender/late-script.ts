import { lostLine } from './lost-line.ts';

/**
 * The only script in the prerendered HTML. It waits until the page has been painted, or until the first input, and only
 * then loads the code: all files at once, at low priority. It remembers the last click on a button
 * before hydration, and blocks forms until then: a browser that submits one by itself could put a password into the
 * URL. What a request loses is asked for twice more. Where it stays lost, a line with Reload comes to the button that is
 * pressed.
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
  // Read whole, so that an answer that was cut off counts as lost, and before anything is imported, from the cache then:
  // browsers do not fetch a module again that they failed to import.
  'get=(u,n=2)=>fetch(u,{priority:"low"}).then(r=>r.ok?r.text():Promise.reject(Error(r.status))).catch(x=>{if(!n)throw x;',
  'return new Promise(r=>setTimeout(r,2e3)).then(()=>get(u,n-1))}),',
  'add=()=>d.head.append(Object.assign(d.createElement("script"),{fetchPriority:"low",type:"module",onerror:fail,src:s.src})),',
  'go=()=>{if(!e.page)Promise.all([e.page=get(s.page),...[s.src,...s.files.split(" ")].map(u=>get(u))]).then(add,fail)};',
  'new PerformanceObserver((l,o)=>{o.disconnect();setTimeout(go)}).observe({type:"paint",buffered:true});',
  '["pointerdown","keydown"].map(t=>on(t,go));',
  'on("click",t=>{if(t=self.early&&t.target.closest("button")){e.tap=t;tell()}});',
  'on("submit",t=>self.early&&t.preventDefault())',
  '})(document,document.currentScript.dataset)',
].join('');
