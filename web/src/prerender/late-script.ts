/**
 * The one script in the built HTML. It waits until the page has been shown and all is quiet, or until the person does
 * something, and only then fetches the code. What is tapped before the code is there is remembered, and forms are held
 * back: a password must not end up in the address because a browser sent the form by itself.
 *
 * Its hash stands in the Content-Security-Policy of firebase.json, so every page carries this very text; what differs
 * from page to page are the tag's attributes.
 */
export const lateScript = [
  '(function(w,d,s,n){',
  'w.early={tap:null};',
  'function go(){if(n)return;n=1;',
  's.preload.split(" ").forEach(function(u){var l=d.createElement("link");l.rel="modulepreload";l.fetchPriority="low";l.href=u;d.head.appendChild(l)});',
  'var m=d.createElement("script");m.type="module";m.fetchPriority="low";m.src=s.src;d.head.appendChild(m)}',
  'function quiet(){(w.requestIdleCallback||setTimeout)(go)}',
  '["pointerdown","keydown","touchstart"].forEach(function(t){w.addEventListener(t,go,{capture:true,once:true,passive:true})});',
  'd.addEventListener("click",function(e){var b=w.early&&e.target.closest("button");if(b)w.early.tap=b},true);',
  'd.addEventListener("submit",function(e){if(w.early)e.preventDefault()},true);',
  'd.readyState=="complete"?quiet():w.addEventListener("load",quiet)',
  '})(window,document,document.currentScript.dataset)',
].join('');
