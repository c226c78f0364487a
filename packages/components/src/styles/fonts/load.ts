import notoSansJp from './noto-sans-jp.css?url';
import notoSansSc from './noto-sans-sc.css?url';
import pretendard from 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css?url';

type FontLanguage = 'ko' | 'en' | 'cn' | 'jp';

/** Addresses of style sheets with the subsets of each language’s font; `_fonts.scss` names its family. */
const sheets: Readonly<Record<FontLanguage, string>> = {
  ko: pretendard,
  en: pretendard,
  cn: notoSansSc,
  jp: notoSansJp,
};

const faceOf = ({ style }: CSSFontFaceRule, address: string): FontFace => {
  const value = (name: string): string => style.getPropertyValue(name);
  const source = value('src').replaceAll(
    /url\("([^"]+)"\)/gu,
    (_, path: string) => `url("${new URL(path, address).href}")`,
  );
  return new FontFace(value('font-family').replaceAll('"', ''), source, {
    weight: value('font-weight'),
    unicodeRange: value('unicode-range'),
    display: 'swap',
  });
};

/** Reads the subsets of a font. The sheet stays outside the document, which would lay out all texts again for it. */
const readFaces = async (address: string): Promise<readonly FontFace[]> => {
  const response = await fetch(address);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(await response.text());
  return [...sheet.cssRules]
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .map((rule) => faceOf(rule, response.url));
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
 */
export const loadFonts = async (language: FontLanguage, { body, fonts, documentElement }: Document): Promise<void> => {
  try {
    const faces = await readFaces(sheets[language]);
    await loadNeeded(faces, body);
    for (const face of faces) fonts.add(face);
    documentElement.dataset['fonts'] = '';
  } catch {
    // the page works without the font
  }
};
