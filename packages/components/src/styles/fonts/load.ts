/** The languages a page can be in, as the routes spell them. */
type FontLanguage = 'ko' | 'en' | 'cn' | 'jp';

interface Font {
  /** As the style sheets name it (`_fonts.scss`). */
  readonly family: string;
  readonly load: () => Promise<unknown>;
}

const fonts: Readonly<Record<FontLanguage, Font>> = {
  ko: { family: 'Pretendard Variable', load: () => import('./ko.ts') },
  en: { family: 'Pretendard Variable', load: () => import('./en.ts') },
  cn: { family: 'Noto Sans SC Variable', load: () => import('./cn.ts') },
  jp: { family: 'Noto Sans JP Variable', load: () => import('./jp.ts') },
};

/** Of a document, what fonts are loaded into. */
export interface FontDocument {
  readonly fonts: Pick<FontFaceSet, 'load'>;
  readonly body: Pick<HTMLElement, 'textContent'>;
  readonly documentElement: { readonly dataset: DOMStringMap };
}

/**
 * Loads the font of one language, of which the browser fetches only the subsets that the page's letters need, and shows it
 * once all of them are there: a page is laid out anew once, not for each. Where one fails its stand-in stays.
 */
export const loadFonts = async (language: FontLanguage, document: FontDocument): Promise<void> => {
  const { family, load } = fonts[language];
  await load();
  const show = (): void => {
    document.documentElement.dataset['fonts'] = '';
  };
  await document.fonts.load(`1em "${family}"`, document.body.textContent).then(show, () => undefined);
};
