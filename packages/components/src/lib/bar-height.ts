/** The order bar of a phone, or what replaces it after a failure. */
const findBar = (page: Element): Element | null => page.querySelector(':scope > section, :scope > [role="alert"]');

/** Scrolls a control with a visible focus out from below the bar (WCAG 2.4.11). Nothing moves if it is not near the bar. */
const uncoverFocus = (bar: Element): void => {
  const focused = document.querySelector(':focus-visible');
  if (!focused || bar.contains(focused)) return;
  const { top, bottom } = focused.getBoundingClientRect();
  if (top < innerHeight && bottom > bar.getBoundingClientRect().top) focused.scrollIntoView({ block: 'nearest' });
};

/** Keeps `--bar-height` equal to the measured height of the order bar; 0 without a bar. Returns a function that stops it. */
export const watchBarHeight = (page: Element): (() => void) => {
  const root = document.documentElement;
  const keep = (height: number): void => {
    const kept = Number.parseFloat(getComputedStyle(root).getPropertyValue('--bar-height'));
    // browsers compute all styles again, even for an equal value
    if (kept !== height) root.style.setProperty('--bar-height', `${height}px`);
  };
  // rounded down, so that no strip of the page shows above the bar
  const measure = (of: Element): void => keep(Math.floor(of.getBoundingClientRect().height));
  const sizes = new ResizeObserver(([entry]) => {
    if (!entry) return;
    measure(entry.target);
    uncoverFocus(entry.target);
  });
  let bar: Element | null = null;
  const follow = (): void => {
    const found = findBar(page);
    if (found === bar && bar !== null) return;
    sizes.disconnect();
    bar = found;
    if (bar) {
      // at once: the observer reports after the first layout, and what lies above the bar would shift
      measure(bar);
      sizes.observe(bar);
    } else keep(0);
  };
  const children = new MutationObserver(follow);
  children.observe(page, { childList: true });
  follow();
  return () => {
    children.disconnect();
    sizes.disconnect();
    root.style.removeProperty('--bar-height');
  };
};
