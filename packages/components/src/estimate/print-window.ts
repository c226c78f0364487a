const SIZE = 'width=520,height=1000';
/** Delay before printing, and again before closing, in ms (ES-04). */
const WAIT_MS = 500;

/** Copies the style sheets and the root attributes for language and marketplace. */
const dress = (target: Document, source: Document): void => {
  for (const { name, value } of source.documentElement.attributes)
    // inline styles only describe the bars of the page, and the content security policy refuses them (CS-6)
    if (name !== 'style') target.documentElement.setAttribute(name, value);
  for (const sheet of source.querySelectorAll('link[rel="stylesheet"], style'))
    target.head.append(sheet.cloneNode(true));
  // style sheet addresses are relative to the original document
  for (const link of target.querySelectorAll('link'))
    link.setAttribute('href', new URL(link.getAttribute('href') ?? '', source.baseURI).href);
};

/** Replaces input fields by their text. */
const asText = (copy: Element, original: Element): void => {
  const written = original.querySelectorAll('input');
  copy.querySelectorAll('input').forEach((field, i) => field.replaceWith(written[i]?.value.trim() ?? ''));
};

/** Loads the pictures of all pages at once; a print does not wait for lazy ones. */
const loadPictures = (copy: Element): void => {
  for (const picture of copy.querySelectorAll('img')) picture.loading = 'eager';
};

/**
 * Prints an element in a new window. Nodes are copied, so that text never becomes markup. Returns false if the
 * browser blocks the window.
 */
export const printInWindow = (window: Pick<Window, 'open' | 'document'>, part: Element, title: string): boolean => {
  const opened = window.open('', '', SIZE);
  if (opened === null) return false;
  const { document } = opened;
  document.title = title;
  dress(document, window.document);
  const copy = document.importNode(part, true);
  asText(copy, part);
  loadPictures(copy);
  document.body.append(copy);
  opened.setTimeout(() => {
    opened.print();
    opened.setTimeout(() => opened.close(), WAIT_MS);
  }, WAIT_MS);
  return true;
};
