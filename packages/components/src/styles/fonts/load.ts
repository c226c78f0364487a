import pretendardSheet from 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css?url';
import notoJpSheet from '@fontsource-variable/noto-sans-jp/index.css?url';
import notoScSheet from '@fontsource-variable/noto-sans-sc/index.css?url';

type FontLanguage = 'ko' | 'en' | 'cn' | 'jp';

interface Font {
  /** The family name in `_fonts.scss`. */
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

/** Reads the rules of a style sheet without using it, because its rules would lay out all texts. */
const readRules = async (href: string, document: Document): Promise<readonly CSSRule[]> => {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', media: 'not all', href });
  const loaded = new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', reject);
  });
  document.head.append(link);
  try {
    await loaded;
    return [...(link.sheet?.cssRules ?? [])];
  } finally {
    link.remove();
  }
};

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

type Range = readonly [first: number, last: number];

/** One file of a font, and the characters in it. */
interface Subset {
  readonly face: FontFace;
  readonly ranges: readonly Range[];
}

const rangeOf = (text: string): Range => {
  const [first = 0, last = first] = text
    .slice(2)
    .split('-')
    .map((code) => Number.parseInt(code, 16));
  return [first, last];
};

const subsetOf = (face: FontFace): Subset => ({ face, ranges: face.unicodeRange.split(/,\s*/u).map(rangeOf) });

/** Returns a function that loads the subsets of new texts, also of those that appear meanwhile. */
const loaderOf = (faces: readonly FontFace[], body: HTMLElement): (() => Promise<void>) => {
  const subsets = faces.map(subsetOf);
  const known = new Set<string>();
  const load = async (): Promise<void> => {
    const added = [...new Set(body.textContent)].filter((character) => !known.has(character));
    if (added.length === 0) return;
    const codes = added.map((character) => character.codePointAt(0) ?? 0);
    const isIn = ([first, last]: Range): boolean => codes.some((code) => first <= code && code <= last);
    await Promise.all(subsets.filter(({ ranges }) => ranges.some(isIn)).map(({ face }) => face.load()));
    for (const character of added) known.add(character);
    await load();
  };
  return load;
};

/** The most elements that get the font in one frame. */
const MOST = 80;

const sizeOf = (part: Element): number => 1 + part.getElementsByTagName('*').length;

const partsOf = (element: Element): readonly Element[] =>
  sizeOf(element) <= MOST ? [element] : [...element.children].flatMap(partsOf);

/** Divides a page into groups of parts, from the top. */
const groupsOf = (body: Element): readonly (readonly Element[])[] => {
  const groups: Element[][] = [];
  let left = 0;
  for (const part of partsOf(body)) {
    if (sizeOf(part) > left) {
      groups.push([]);
      left = MOST;
    }
    groups.at(-1)?.push(part);
    left -= sizeOf(part);
  }
  return groups;
};

/**
 * Loads the needed subsets of one language’s font and then shows it part by part, so that no layout is long on a slow
 * phone. After a failure the fallback font stays.
 * @param run shows parts at a good moment, because texts can move
 */
export const loadFonts = async (
  language: FontLanguage,
  document: Document,
  run: (show: () => void) => void = (show) => show(),
): Promise<void> => {
  const { family, href } = languageFonts[language];
  const inTurn = (show: () => void): Promise<void> =>
    new Promise((resolve) =>
      run(() => {
        show();
        resolve();
      }),
    );
  if ([...document.fonts].some((face) => face.family.includes(family))) return;
  try {
    const faces = (await readRules(href, document))
      .filter((rule) => rule instanceof CSSFontFaceRule)
      .map((rule) => faceOf(family, rule, new URL(href, document.baseURI).href));
    const loadNew = loaderOf(faces, document.body);
    await loadNew();
    await inTurn(() => {
      for (const face of faces) document.fonts.add(face);
    });
    for (const group of [...groupsOf(document.body), [document.documentElement]]) {
      // a file that loads later lays out all texts
      await loadNew().catch(() => undefined);
      await inTurn(() => {
        for (const part of group) part.setAttribute('data-fonts', '');
      });
    }
  } catch {
    // the page works without the font
  }
};
