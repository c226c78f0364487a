import { blocks, codeBlock, described } from './words.ts';
import { finder, linkedCode, type LinkedCode } from './linked-code.ts';
import { shapeText } from './shape-text.ts';
import { sectionsOf, type Chapter, type FilledPage, type Section } from './sections.ts';

const signatureText = (code: LinkedCode, { name, kind, signature, shape }: Section): string => {
  if (kind !== 'type') return code(signature);
  if (shape.written !== '') return code(`type ${signature} = ${shape.written}`);
  return signature === name ? '' : code(`type ${signature}`);
};

/** GitHub’s anchors keep an underscore that the site’s do not: such a heading has both. */
const headingOf = ({ name, anchor }: Section): string =>
  `### ${name}${name.includes('_') ? ` <a id="${anchor}"></a>` : ''}`;

const origin = ({ package: room, file, entries: [entry] }: Section): string => {
  const way = entry === undefined ? 'named, not exported' : `\`${entry}\``;
  return `<small>${way} · [source](../../packages/${room}/src/${file})</small>`;
};

const sectionText = (find: ReturnType<typeof finder>, section: Section): string => {
  const code = linkedCode(find(section.package), section);
  return blocks([
    headingOf(section),
    signatureText(code, section),
    described(section.doc),
    shapeText(code, section.shape),
    codeBlock(section.example),
    origin(section),
  ]);
};

const chapterText = (find: ReturnType<typeof finder>, { title, sections }: Chapter): string =>
  blocks([`## ${title}`, ...sections.map((section) => sectionText(find, section))]);

/** What examples are asked of, where those of a page ask it. */
const asked: readonly (readonly [RegExp, string])[] = [
  [/\b(?:cart|now)\b/u, 'Examples ask the [`cart`](../guides/engine.md#a-cart) of the guide at its `now`.'],
  [
    /\b(?:shop|basket)\b/u,
    'Examples of a shop ask the [`shop` and `basket`](../guides/own-shop.md#a-basket-to-ask) of its guide.',
  ],
];

const headOf = (page: FilledPage): readonly string[] => {
  const examples = sectionsOf(page).map((section) => section.example);
  const notes = asked.flatMap(([word, note]) => (examples.some((text) => word.test(text)) ? [note] : []));
  return [`# ${page.title}`, page.about, [page.more ?? '', ...notes].join(' ').trim()];
};

/** Every page as Markdown, by its name. */
export const pageTexts = (pages: readonly FilledPage[]): ReadonlyMap<string, string> => {
  const find = finder(pages.flatMap(sectionsOf));
  const chapters = (page: FilledPage) => page.chapters.map((chapter) => chapterText(find, chapter));
  return new Map(pages.map((page) => [page.name, `${blocks([...headOf(page), ...chapters(page)])}\n`]));
};
