/** Runs in the page: names the controls that are printed over another, and how far the page scrolls sideways. */
export function findTouching(): string[] {
  /** What is printed of the control: its box if it is drawn, and its words, which may not fit into it. */
  const boxesOf = (control: Element): DOMRect[] => {
    const { borderTopWidth, backgroundColor } = getComputedStyle(control);
    const isDrawn = borderTopWidth !== '0px' || backgroundColor !== 'rgba(0, 0, 0, 0)';
    const boxes = isDrawn ? [...control.getClientRects()].map((box) => cutOff(box, control)) : [];
    if (control.matches('input, select, textarea')) return boxes;
    const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement;
      // Words for screen readers alone.
      if (!parent || parent.clientWidth === 1) continue;
      range.selectNodeContents(texts.currentNode);
      boxes.push(...[...range.getClientRects()].map((box) => cutOff(box, parent)));
    }
    return boxes;
  };
  /** Without what an ancestor hides of it. */
  const cutOff = (box: DOMRect, element: Element): DOMRect => {
    let { left, top, right, bottom } = box;
    for (let node: Element | null = element; node; node = node.parentElement) {
      if (node === document.body || getComputedStyle(node).overflow === 'visible') continue;
      const frame = node.getBoundingClientRect();
      [left, top] = [Math.max(left, frame.left), Math.max(top, frame.top)];
      [right, bottom] = [Math.min(right, frame.right), Math.min(bottom, frame.bottom)];
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  };
  const overlap = (one: DOMRect, other: DOMRect) => ({
    across: Math.min(one.right, other.right) - Math.max(one.left, other.left),
    down: Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
  });
  /** What stays in its place while the page scrolls under it: compared with its own kind only. */
  const layerOf = (element: Element): Element | null => {
    for (let node: Element | null = element; node; node = node.parentElement) {
      if (['fixed', 'sticky'].includes(getComputedStyle(node).position)) return node;
    }
    return null;
  };
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return (
      width > 1 &&
      height > 1 &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest('[inert], [aria-hidden=true]')
    );
  };
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}”`;

  const selector = 'a[href], button, input, select, textarea, summary';
  const controls = [...document.querySelectorAll(selector)]
    .filter(isShown)
    .map((element) => ({ element, boxes: boxesOf(element), layer: layerOf(element) }));
  const faults: string[] = [];
  controls.forEach((one, index) => {
    for (const other of controls.slice(index + 1)) {
      if (one.layer !== other.layer || one.element.contains(other.element)) continue;
      const over = one.boxes
        .flatMap((box) => other.boxes.map((another) => overlap(box, another)))
        .find(({ across, down }) => across > 1 && down > 1);
      if (over)
        faults.push(
          `${nameOf(one.element)} over ${nameOf(other.element)} by ${over.across.toFixed()} × ${over.down.toFixed()} px`,
        );
    }
  });
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.push(`${scrollWidth} px wide`);
  return faults;
}
