// oxlint-disable typescript/no-unsafe-assignment, typescript/no-unsafe-call, typescript/no-unsafe-member-access -- sent to browsers as it is, without types
// Runs on the small pages of the server: sends the form of a gateway, reports the outcome, and closes.
// It is there before anything that can be pressed: it listens on the document, and reads the page when it is needed.
{
  const opener = window.opener ?? (window.parent === window ? null : window.parent);

  // the layer around this frame shows the same title
  if (window.frameElement && window.frameElement.title === document.title) document.documentElement.dataset.titled = '';

  // only pages of this site may receive it (GW-03)
  const tell = (message) => {
    opener?.postMessage(message, window.location.origin);
  };
  const tellOutcome = (done) => {
    const { pageType } = document.body.dataset;
    if (pageType) tell({ source: 'baguni-gateway', pageType, outcome: done });
  };

  // one message: closing without an answer counts as a no (RT-08)
  let isAnswered = false;
  const tellAnswer = (answer) => {
    const { layerType, layerKey } = document.body.dataset;
    if (layerType && !isAnswered) tell({ source: 'baguni-layer', layerType, key: layerKey, answer });
    isAnswered = true;
  };
  window.addEventListener('pagehide', () => tellAnswer(false));

  // the outer page closes a frame; a pop-up closes its window; a normal page goes back
  const close = () => {
    if (window.opener) window.close();
    else if (window.parent === window) {
      if (window.history.length > 1) window.history.back();
      else window.close();
    }
  };

  const leave = () => {
    const { outcome } = document.body.dataset;
    // the attribute is present but empty if no outcome exists
    tellOutcome(outcome === '' ? 'Cancelled' : outcome);
    tellAnswer(false);
    close();
  };

  document.addEventListener('click', (event) => {
    if (event.target.closest('[data-close]')) leave();
    if (event.target.closest('[data-print]')) window.print();
  });

  document.addEventListener('DOMContentLoaded', () => {
    // the field to correct
    document.querySelector('[aria-invalid]')?.focus();
    const { outcome, closes } = document.body.dataset;
    const carried = document.querySelector('form[data-carried]');
    if (carried instanceof HTMLFormElement) carried.requestSubmit();
    else if (outcome) {
      tellOutcome(outcome);
      if (window.opener) close();
    } else if (closes) {
      tellAnswer(false);
      close();
    }
  });
}
