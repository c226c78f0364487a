type FontLanguage = 'ko' | 'en' | 'cn' | 'jp';

interface Font {
  /** The family name in `_fonts.scss`. */
  readonly family: string;
  readonly load: () => Promise<unknown>;
}

const pretendard: Font = {
  family: 'Pretendard Variable',
  load: () => import('pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css'),
};

const fonts: Readonly<Record<FontLanguage, Font>> = {
  ko: pretendard,
  en: pretendard,
  cn: { family: 'Noto Sans SC Variable', load: () => import('@fontsource-variable/noto-sans-sc/index.css') },
  jp: { family: 'Noto Sans JP Variable', load: () => import('@fontsource-variable/noto-sans-jp/index.css') },
};

export interface FontDocument {
  readonly fonts: Pick<FontFaceSet, 'load'>;
  readonly body: Pick<HTMLElement, 'textContent'>;
  readonly documentElement: { readonly dataset: DOMStringMap };
}

/**
 * Loads the needed subsets of one language's font and applies them together, so that layout happens once. After a
 * failure the fallback font stays.
 */
export const loadFonts = async (language: FontLanguage, document: FontDocument): Promise<void> => {
  const { family, load } = fonts[language];
  await load();
  const show = (): void => {
    document.documentElement.dataset['fonts'] = '';
  };
  await document.fonts.load(`1em "${family}"`, document.body.textContent).then(show, () => undefined);
};
