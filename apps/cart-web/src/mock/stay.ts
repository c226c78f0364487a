import { parseRoute } from '@baguni/domain';
import { inMock } from './in-mock.ts';

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;

const linkOf = (event: MouseEvent): HTMLAnchorElement | null =>
  event.target instanceof Element ? event.target.closest('a') : null;

/** The address to go to within the marketplace, where a click asks for a page of ours. */
const asked = (event: MouseEvent, { origin, pathname }: Location): URL | null => {
  const link = linkOf(event);
  if (event.defaultPrevented || !isPlain(event) || link === null || link.origin !== origin) return null;
  const url = new URL(link.href);
  const page = parseRoute(url).page.type;
  const isElsewhere = url.pathname !== pathname;
  return isElsewhere && page !== 'Unknown' ? url : null;
};

/** Keeps clicks on links between pages of ours within the document: the marketplace lives in it (LS-10). */
export const stayInMock = (window: Window, go: (address: string) => void): void => {
  window.document.addEventListener('click', (event) => {
    const url = asked(event, window.location);
    if (url === null) return;
    event.preventDefault();
    go(inMock(url.href, window.location.search, window.location.href));
  });
};
