/// <reference lib="dom" />

// In a browser a cancelled animation is nobody's error; in happy-dom it ends as an unhandled rejection. What is tested
// as it runs in Node has no elements.
if (typeof Element !== 'undefined') {
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...parameters) {
    const animation = animate.apply(this, parameters);
    animation.finished.catch(() => {});
    return animation;
  };
}
