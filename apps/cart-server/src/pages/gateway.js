// oxlint-disable typescript/no-unsafe-assignment, typescript/no-unsafe-call, typescript/no-unsafe-member-access -- sent to browsers as it is, without types
// Runs on the server's own small pages: sends the form that a gateway carries, says what was done, and closes.
// It is there before anything that can be pressed: it listens on the document, and reads the page once all of it has come.
{
  const opener = window.opener ?? (window.parent === window ? null : window.parent);

  // only a page of this site may hear it (GW-03)
  const tell = (done) => {
    const { pageType } = document.body.dataset;
    if (pageType) opener?.postMessage({ source: 'baguni-gateway', pageType, outcome: done }, window.location.origin);
  };

  // a frame is closed by the page around it, a pop-up by itself; a page of its own leads back
  const close = () => {
    if (window.opener) window.close();
    else if (window.parent === window) {
      if (window.history.length > 1) window.history.back();
      else window.close();
    }
  };

  document.addEventListener('click', ({ target }) => {
    if (!target.closest('[data-close]')) return;
    const { outcome } = document.body.dataset;
    // the attribute is there and empty while nothing was done
    tell(outcome === '' ? 'Cancelled' : outcome);
    close();
  });

  document.addEventListener('DOMContentLoaded', () => {
    const { outcome, closes } = document.body.dataset;
    const carried = document.querySelector('form[data-carried]');
    if (carried instanceof HTMLFormElement) carried.requestSubmit();
    else if (outcome) {
      tell(outcome);
      if (window.opener) close();
    } else if (closes) close();
  });
}
