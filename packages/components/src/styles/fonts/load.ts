import pretendardSheet from 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css?url';
import notoJpSheet from '@fontsource-variable/noto-sans-jp/index.css?url';
import notoScSheet from '@fontsource-variable/noto-sans-sc/index.css?url';

type FontLanguage = 'ko' | 'en' | 'cn' | 'jp';

interface Font {
  /** The family name in `base.scss`. */
  readonly family: string;
  /** Address of the style sheet whose rules are the subsets. */
  readonly href: string;
}

const pretendard: Font = { family: 'Pretendard Variable', href: pretendardSheet };

const languageFonts: Readonly<Record<FontLanguage, Font>> = {
  ko: pretendard,
  en: pretendard,
  cn: { family: 'Noto Sans SC Variable', href: notoScSheet },
  jp: { family: 'Noto Sans JP Variable', href: notoJpSheet },
};

/**
 * Loads the subsets of one language’s font that the texts need, and then shows them together. After a failure the
 * fallback font stays.
 * @param run shows the font at a good moment, because texts can move
 */
export const loadFonts = async (
  language: FontLanguage,
  document: Document,
  run: (show: () => void) => void = (show) => show(),
): Promise<void> => {
  const { family, href } = languageFonts[language];
  const { head, body, fonts, documentElement: root } = document;
  if ([...fonts].some((face) => face.family.includes(family))) return;
  const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  const loaded = new Promise((resolve, reject) => {
    sheet.addEventListener('load', resolve);
    sheet.addEventListener('error', reject);
  });
  head.append(sheet);
  const loadSubsets = () => fonts.load(`1em "${family}"`, body.textContent);
  try {
    await loaded;
    await loadSubsets();
    // again for texts that appeared meanwhile, because a file that loads after the font is shown lays out all texts
    await loadSubsets();
    run(() => root.setAttribute('data-fonts', ''));
  } catch {
    // the page works without the font
  }
};
