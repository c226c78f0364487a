import { searchWords } from './search-words.ts';

/** A section that was found, as the index keeps it. */
type Stored = Readonly<Record<string, unknown>> | undefined;

// VitePress writes the text of these three functions into the site: each stands alone, and reads nothing outside it.

/**
 * How much a match counts by where it is: guides before the reference, unless the reference describes just what was asked for, and
 * before what only engineers of this project look for.
 */
const boostDocument = (id: string, term: string, stored: Stored): number => {
  if (/^\/(?:adr\/|(?:tour|readings|benchmarks|reliability|security)\b)/u.test(id)) return 0.1;
  if (/^\/guides\/(?:add-a|pictures)/u.test(id)) return 0.3;
  if (/^\/rules\b/u.test(id)) return 0.4;
  if (!/^\/(?:api|reference)\b/u.test(id)) return 1;
  const title = String(stored?.['title']);
  // a name of code, and not a word that a guide is about: `bestCoupons`, not `Coupon`
  return /[a-z][A-Z]/u.test(title) && title.toLowerCase() === term ? 0.6 : 0.12;
};

/** Whether longer words that begin like this one are found too: not for `2`, with which half of all numbers begin. */
const prefix = (term: string): boolean => term.length > 2 || /\p{Lo}/u.test(term);

/** How many letters may be wrong, as a part of the word; none in a short one. */
const fuzzy = (term: string): number | false => (term.length > 4 ? 0.2 : false);

/** What a word counts that only begins like the one that was typed, or is another by a letter, against the word itself. */
const weights = { prefix: 0.2, fuzzy: 0.2 };

/** How the search of the site ranks what it finds. */
export const searchOptions = { boostDocument, prefix, fuzzy, weights };

/**
 * What of a page is searched: itself, and below its title the words by which people look for it that it does not use itself.
 * @param page the document below `docs`, e.g. `guides/engine.md`
 */
export const searched = (page: string, html: string): string => {
  const words = searchWords[page.replace(/\.md$/u, '')];
  return words === undefined ? html : html.replace('</h1>', `</h1><p>${words}</p>`);
};
