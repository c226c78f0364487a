/** Records each return to a visible page under the browser’s name for its first paint. */
export const markAppearances = (window: Pick<Window, 'addEventListener'>): void =>
  window.addEventListener('visibilitychange', () => performance.mark('first-contentful-paint'));
