/** The window that is printed, in CSS pixels (ES-04). */
const SIZE = 'width=520,height=1000';
/** Until it is printed, and from then until it is closed, in ms (ES-04). */
const WAIT_MS = 500;

/** Of a window, what a print window is opened through. */
type OpeningWindow = Pick<Window, 'open' | 'document'>;

/** The look of the page: its style sheets, and what its root says of language and marketplace. */
const dress = (target: Document, source: Document): void => {
  for (const { name, value } of source.documentElement.attributes) target.documentElement.setAttribute(name, value);
  for (const sheet of source.querySelectorAll('link[rel="stylesheet"], style'))
    target.head.append(sheet.cloneNode(true));
  // an address of a style sheet is read from where it stands
  for (const link of target.querySelectorAll('link'))
    link.setAttribute('href', new URL(link.getAttribute('href') ?? '', source.baseURI).href);
};

/** What is being written is printed as text. */
const asText = (copy: Element, original: Element): void => {
  const written = original.querySelectorAll('input');
  copy.querySelectorAll('input').forEach((field, i) => field.replaceWith(written[i]?.value.trim() ?? ''));
};

/**
 * Prints a part of the page in a window of its own: after 500 ms, and closes it after another 500 (ES-04). What it shows is
 * copied node by node, so that no text of it becomes markup. False where the browser lets no window open.
 */
export const printInWindow = (window: OpeningWindow, part: Element, title: string): boolean => {
  const opened = window.open('', '', SIZE);
  if (opened === null) return false;
  const { document } = opened;
  document.title = title;
  dress(document, window.document);
  const copy = document.importNode(part, true);
  asText(copy, part);
  document.body.append(copy);
  opened.setTimeout(() => {
    opened.print();
    opened.setTimeout(() => opened.close(), WAIT_MS);
  }, WAIT_MS);
  return true;
};
