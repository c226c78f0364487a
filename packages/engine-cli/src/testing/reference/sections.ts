import { pageOf, pages, type Page } from './pages.ts';
import type { Kind } from './signatures.ts';
import type { Published } from './entries.ts';

/** An export with its heading’s anchor on its page. */
export interface Section extends Published {
  readonly page: string;
  readonly anchor: string;
}

/** The exports of one kind. */
export interface Chapter {
  readonly title: string;
  readonly sections: readonly Section[];
}

/** A page with its exports. */
export interface FilledPage extends Page {
  readonly chapters: readonly Chapter[];
}

const chapterTitles: readonly (readonly [Kind, string])[] = [
  ['function', 'Functions'],
  ['value', 'Values'],
  ['type', 'Types'],
];

/** The anchors of headings, as GitHub and the site make them: the second of one text ends in `-1`. */
const anchors = () => {
  const seen = new Map<string, number>();
  return (heading: string): string => {
    const slug = heading
      .toLowerCase()
      .replaceAll(/[^\w\- ]/gu, '')
      .replaceAll(' ', '-');
    const times = seen.get(slug) ?? 0;
    seen.set(slug, times + 1);
    return times === 0 ? slug : `${slug}-${times}`;
  };
};

const filled = (page: Page, all: readonly Published[]): FilledPage => {
  const anchorOf = anchors();
  anchorOf(page.title);
  const chapters = chapterTitles.flatMap(([kind, title]): readonly Chapter[] => {
    const own = all.filter((one) => one.kind === kind);
    if (own.length === 0) return [];
    anchorOf(title);
    return [{ title, sections: own.map((one) => ({ ...one, page: page.name, anchor: anchorOf(one.name) })) }];
  });
  return { ...page, chapters };
};

/** Every page with its exports. It throws where an export belongs to none. */
export const filledPages = (all: readonly Published[]): readonly FilledPage[] => {
  const byPage = Map.groupBy(all, ({ package: room, file }) => pageOf(`${room}/${file}`));
  const homeless = byPage.get(undefined) ?? [];
  if (homeless.length > 0) throw new Error(`no page tells ${homeless.map(({ file }) => file).join(', ')}`);
  return pages.map((page) => filled(page, byPage.get(page) ?? []));
};

/** The exports of a page, as they stand on it. */
export const sectionsOf = ({ chapters }: FilledPage): readonly Section[] =>
  chapters.flatMap(({ sections }) => sections);
