import { reportThrown } from '@baguni/use-cases';
import type { RenderPage } from '@baguni/contract';
import type { Language } from '@baguni/domain/internal';
import { pageTitle, viewContext } from '@baguni/presentation';
import { FIRST_VIEW_ID, inertJson } from '../browser/first-view.ts';
import { rootMarks } from '../browser/page-window.ts';
import { askedPage } from './asked-page.ts';
import { drawnPage, type DrawnPage } from './drawn-page.tsx';
import { sentView } from './sent-view.ts';
import { noScriptText, notedWords } from './words.ts';

/** End marker of the rendered page; the browser blocks rendering until it arrives. */
const END_MARK = '<i id="all-drawn" hidden></i>';

/** Number of pictures that most windows show first. */
const FIRST_PICTURES = 3;

/**
 * Preloads the first pictures with the document. The rows load them lazily, after layout, which costs another round
 * trip.
 */
const firstPictures = (markup: string): string => {
  const pictures = new Set<string>();
  for (const [, src = ''] of markup.matchAll(/<img [^>]*?src="([^"]+)"/gu)) {
    pictures.add(src);
    if (pictures.size === FIRST_PICTURES) break;
  }
  return [...pictures].map((src) => `<link rel="preload" as="image" href="${src}" fetchpriority="low">`).join('');
};

/** Returns the body of a page, or the empty built page if rendering fails. */
const bodyOf = (page: DrawnPage | undefined, language: Language): readonly string[] => {
  const start = `<noscript><p>${noScriptText[language]}</p></noscript>`;
  if (page === undefined) return [`${start}<div id="root"></div>${END_MARK}`];
  const { markup, styles } = page;
  // data, not a script: the content security policy forbids inline scripts (CS-6)
  const data = `<script type="application/json" id="${FIRST_VIEW_ID}">${inertJson(sentView(page.view()))}</script>`;
  return [`${start}${styles}${firstPictures(markup)}<div id="root">`, markup, `</div>${END_MARK}${data}`];
};

export const renderPage: RenderPage = async (request) => {
  const asked = askedPage(new URL(request.url), request.userAgent, request.hosts);
  if (asked === undefined) return undefined;
  const { storefront } = asked;
  const { language } = storefront;
  const words = await notedWords(storefront);
  const body = drawnPage(request, asked, words)
    .then((page) => bodyOf(page, language))
    .catch((thrown: unknown) => {
      reportThrown(request.log, thrown);
      return bodyOf(undefined, language);
    });
  return {
    root: { ...rootMarks(storefront), 'data-drawn': '' },
    // of a successfully read cart; the head is sent before a failure is known
    title: pageTitle(viewContext(storefront, words.words, asked.links)),
    body,
  };
};
