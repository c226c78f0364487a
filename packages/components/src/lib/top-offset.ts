/** The distance of an element from the top of the page, in px. */
const property = '--top-offset';

/**
 * Keeps `--top-offset` of an element current, so that sticky content knows the remaining window height (PG-09).
 * Servers omit it, so styles need a fallback.
 */
export const watchTopOffset = (element: HTMLElement | null): (() => void) | undefined => {
  if (!element) return undefined;
  const write = (): void =>
    element.style.setProperty(property, `${Math.round(element.getBoundingClientRect().top + scrollY)}px`);
  write();
  // any growth above changes the page length; written in the next frame, because it may change the length again
  const observer = new ResizeObserver(() => requestAnimationFrame(write));
  observer.observe(document.body);
  return () => observer.disconnect();
};
