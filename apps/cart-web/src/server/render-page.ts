import { emptySession, reportThrown } from '@baguni/use-cases';
import type { RenderPage } from '@baguni/contract';
import type { Language } from '@baguni/domain';
import type { Translations } from '@baguni/presentation';
import { FIRST_VIEW_ID, inertJson } from '../browser/first-view.ts';
import { rootMarks } from '../browser/mark-document.ts';
import { askedPage, type AskedPage } from './asked-page.ts';
import { drawnPage, type DrawnPage } from './drawn-page.ts';
import { noScriptText } from './no-script.ts';
import { partsOf } from './page-parts.ts';
import { notedWords } from './words.ts';

/** Behind all that is drawn: the head of a drawn page names it, and a browser shows nothing before it has come. */
const END_MARK = '<i id="all-drawn" hidden></i>';

/** The pictures that most windows show first. */
const FIRST_PICTURES = 3;

/**
 * The first pictures are asked for with the document: they come by when the rows are painted, and not a way there and back later. They
 * are read after that, for the rows themselves wait until they are laid out (`loading="lazy"`).
 */
const firstPictures = (markup: string): string => {
  const pictures = [...markup.matchAll(/<img [^>]*?src="([^"]+)"/gu)].map(([, src = '']) => src);
  return [...new Set(pictures)]
    .slice(0, FIRST_PICTURES)
    .map((src) => `<link rel="preload" as="image" href="${src}" fetchpriority="low">`)
    .join('');
};

/** The body of a page. One that could not be drawn comes empty, as the built page is: the browser draws it then. */
async function* bodyOf(drawing: Promise<DrawnPage | undefined>, language: Language): AsyncGenerator<string> {
  yield `<noscript><p>${noScriptText[language]}</p></noscript>`;
  const page = await drawing;
  if (page) yield firstPictures(page.markup);
  yield '<div id="root">';
  if (page) yield page.markup;
  yield `</div>${END_MARK}`;
  // data, and no script: the content security policy allows none in the document (CS-6)
  if (page) yield `<script type="application/json" id="${FIRST_VIEW_ID}">${inertJson(page.view())}</script>`;
}

/** The title of a cart that has been read: by the time it is known that it cannot be, the head of the document is gone. */
const titleOf = (page: AskedPage, words: Translations): string => {
  const empty = emptySession(page.storefront, page.tab);
  return partsOf(empty, page, words, null).store.views.page.documentTitle;
};

/** Draws the first view of a cart page out of what its buyer reads (LS-01, PG-04, SV-02). */
export const renderPage: RenderPage = async (request) => {
  const asked = askedPage(new URL(request.url), request.userAgent);
  if (asked === undefined) return undefined;
  const { storefront } = asked;
  const words = await notedWords(storefront);
  const drawing = drawnPage(request, asked, words).catch((thrown: unknown) => {
    reportThrown(request.log, thrown);
    return undefined;
  });
  return {
    root: { ...rootMarks(storefront), 'data-drawn': '' },
    title: titleOf(asked, words.words),
    body: bodyOf(drawing, storefront.language),
  };
};
