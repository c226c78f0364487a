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

const languageFonts: Readonly<Record<FontLanguage, Font>> = {
  ko: pretendard,
  en: pretendard,
  cn: { family: 'Noto Sans SC Variable', load: () => import('@fontsource-variable/noto-sans-sc/index.css') },
  jp: { family: 'Noto Sans JP Variable', load: () => import('@fontsource-variable/noto-sans-jp/index.css') },
};

/** Returns the style sheet of a font: its rules are the subsets. */
const sheetOf = (family: string, { styleSheets, location }: Document): CSSStyleSheet | undefined =>
  [...styleSheets].find(({ href, cssRules }) => {
    if (href !== null && new URL(href).origin !== location.origin) return false;
    const [first] = cssRules;
    return first instanceof CSSFontFaceRule && first.style.getPropertyValue('font-family').includes(family);
  });

const faceOf = (family: string, { style }: CSSFontFaceRule, base: string): FontFace => {
  const value = (name: string): string => style.getPropertyValue(name);
  const source = value('src').replaceAll(
    /url\("([^"]+)"\)/gu,
    (_, path: string) => `url("${new URL(path, base).href}")`,
  );
  return new FontFace(family, source, {
    weight: value('font-weight'),
    unicodeRange: value('unicode-range'),
    display: 'swap',
  });
};

/** True if a subset has one of the characters. */
const covers = ({ unicodeRange }: FontFace, characters: readonly number[]): boolean =>
  unicodeRange.split(/,\s*/u).some((range) => {
    const [first = 0, last = first] = range
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return characters.some((character) => first <= character && character <= last);
  });

/** Loads the subsets that the texts of a page need, also those that appear meanwhile. */
const loadNeeded = async (faces: readonly FontFace[], body: HTMLElement): Promise<void> => {
  const characters = [...new Set(body.textContent)].map((character) => character.codePointAt(0) ?? 0);
  const needed = faces.filter((face) => face.status !== 'loaded' && covers(face, characters));
  if (needed.length === 0) return;
  await Promise.all(needed.map((face) => face.load()));
  await loadNeeded(faces, body);
};

/**
 * Loads the needed subsets of one language’s font and then shows them together, so that layout happens once. After a
 * failure the fallback font stays.
 * @param run shows the font at a good moment, because texts can move
 */
export const loadFonts = async (
  language: FontLanguage,
  document: Document,
  run: (show: () => void) => void = (show) => show(),
): Promise<void> => {
  const { family, load } = languageFonts[language];
  try {
    await load();
    const sheet = sheetOf(family, document);
    if (!sheet || sheet.disabled) return;
    // before the next frame, because its rules would lay out all texts, although no subset has loaded
    sheet.disabled = true;
    const faces = [...sheet.cssRules]
      .filter((rule) => rule instanceof CSSFontFaceRule)
      .map((rule) => faceOf(family, rule, sheet.href ?? document.baseURI));
    await loadNeeded(faces, document.body);
    run(() => {
      for (const face of faces) document.fonts.add(face);
      document.documentElement.dataset['fonts'] = '';
    });
  } catch {
    // the page works without the font
  }
};
