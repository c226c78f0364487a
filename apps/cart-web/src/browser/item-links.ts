const ITEM = '/item/';

/**
 * Reports a pressed link of an item by `logItemLink` (XT-01). The request outlives the page. An import of the calls
 * would put all codecs into the first script. The server writes the tracking code into the document.
 */
export const reportItemLink = ({ target }: Pick<Event, 'target'>): void => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(`a[href*="${ITEM}"]`) : null;
  if (!link) return;
  const itemNo = decodeURIComponent(link.pathname.slice(ITEM.length));
  const trackingCode = document.querySelector<HTMLElement>('[data-tracking-code]')?.dataset['trackingCode'];
  fetch('/api/activity-log/item-link', {
    method: 'POST',
    keepalive: true,
    headers: { 'Content-Type': 'application/json', 'X-Baguni-Client': '1' },
    body: JSON.stringify({ itemNo, trackingCode }),
  }).catch(() => undefined);
};
