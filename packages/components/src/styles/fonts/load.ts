/** The languages a page can be in, as the routes spell them. */
type FontLanguage = 'ko' | 'en' | 'cn' | 'jp';

const entries: Readonly<Record<FontLanguage, () => Promise<unknown>>> = {
  ko: () => import('./ko.ts'),
  en: () => import('./en.ts'),
  cn: () => import('./cn.ts'),
  jp: () => import('./jp.ts'),
};

/** Loads the font styles of one language; the browser then fetches only the subsets that the page's letters need. */
export const loadFonts = async (language: FontLanguage): Promise<void> => {
  await entries[language]();
};
