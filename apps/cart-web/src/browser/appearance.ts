/** Marks from now on when the page is shown again, by the name that a browser gives its first paint. */
export const markAppearances = (window: Pick<Window, 'addEventListener'>): void =>
  window.addEventListener('visibilitychange', () => performance.mark('first-contentful-paint'));
