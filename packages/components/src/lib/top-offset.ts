/** The custom property that says how far from the top of the page an element begins, in px. */
const property = '--top-offset';

/**
 * Keeps an element's `--top-offset` up to date: what sticks inside it knows how much of the window is left below all
 * that stands above (PG-09). A ref; a server leaves the property out, so styles need a fallback.
 */
export const watchTopOffset = (element: HTMLElement | null): (() => void) | undefined => {
  if (!element) return undefined;
  const write = (): void =>
    element.style.setProperty(property, `${Math.round(element.getBoundingClientRect().top + scrollY)}px`);
  write();
  // whatever grows or shrinks above changes the page's length; written a frame later, for it may change that length too
  const observer = new ResizeObserver(() => requestAnimationFrame(write));
  observer.observe(document.body);
  return () => observer.disconnect();
};
