type KeptWindow = Pick<Window, 'addEventListener' | 'document'> & { readonly location: Pick<Location, 'reload'> };

/**
 * Hides a page that the browser keeps when it is left, and loads it again when it returns. It is older than the cart and
 * may belong to another buyer (AZ-7).
 */
export const forgetKept = (window: KeptWindow): void => {
  window.addEventListener('pagehide', ({ persisted }) => {
    window.document.documentElement.hidden = persisted;
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.location.reload();
  });
};
