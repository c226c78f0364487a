/** The order bar of a phone, or what replaces it after a failure. */
const findBar = (page: Element): Element | null => page.querySelector(':scope > section, :scope > [role="alert"]');

/** Scrolls a control with a visible focus out from below the bar (WCAG 2.4.11). Nothing moves if it is not near the bar. */
const uncoverFocus = (bar: Element): void => {
  const focused = document.querySelector(':focus-visible');
  if (!focused || bar.contains(focused)) return;
  const { top, bottom } = focused.getBoundingClientRect();
  if (top < innerHeight && bottom > bar.getBoundingClientRect().top) focused.scrollIntoView({ block: 'nearest' });
};

/**
 * Keeps `--sticky-bottom` equal to the measured height of the order bar, without the phone's safe area; 0 without a
 * bar. Returns a function that stops it.
 */
export const watchBarHeight = (page: Element): (() => void) => {
  const root = document.documentElement;
  const { style } = root;
  // rounded down, so that no strip of the page shows above the bar
  const measure = (of: Element): void => {
    const height = Math.floor(of.getBoundingClientRect().height);
    style.setProperty('--sticky-bottom', `calc(${height}px - env(safe-area-inset-bottom, 0px))`);
  };
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
      // browsers compute all styles again, even for an equal value
    } else if (getComputedStyle(root).getPropertyValue('--sticky-bottom') !== '0px')
      style.setProperty('--sticky-bottom', '0px');
  };
  const children = new MutationObserver(follow);
  children.observe(page, { childList: true });
  follow();
  return () => {
    children.disconnect();
    sizes.disconnect();
    style.removeProperty('--sticky-bottom');
  };
};
