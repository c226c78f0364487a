import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The folder that the site is made of. */
export const docs = fileURLToPath(new URL('../../../docs/', import.meta.url));

/** A line of the sidebar. */
export interface Entry {
  readonly text: string;
  readonly link: string;
}

/** What is held by tests and read by engineers of this project alone; links to it lead to the repository. */
export const leftOut: readonly string[] = ['specification', 'requirements', 'audit', 'where', 'mutation'];

/** The README of a folder is its first page on the site. */
export const rewrites: Readonly<Record<string, string>> = Object.fromEntries(
  readdirSync(docs)
    .filter((folder) => existsSync(`${docs}${folder}/README.md`))
    .map((folder) => [`${folder}/README.md`, `${folder}/index.md`]),
);

/** The address of a document on the site, below its base. @param page e.g. `guides/engine`, `adr/README` */
export const addressOf = (page: string): string => `/${page.replace(/(^|\/)(?:README|index)$/u, '$1')}`;

const titleOf = (page: string): string =>
  /^# (.+)$/mu.exec(readFileSync(`${docs}${page}.md`, 'utf8'))?.[1]?.replaceAll('`', '') ?? page;

/** The entries of these pages by their own titles; one that is not written yet is passed over. */
export const entriesOf = (pages: readonly string[]): readonly Entry[] =>
  pages
    .filter((page) => existsSync(`${docs}${page}.md`))
    .map((page) => ({ text: titleOf(page), link: addressOf(page) }));

/** The entries of every decision, in their order. */
export const decisions = (): readonly Entry[] =>
  entriesOf(
    readdirSync(`${docs}adr`)
      .filter((file) => /^\d.*\.md$/u.test(file))
      .toSorted()
      .map((file) => `adr/${file.slice(0, -3)}`),
  );

/** The guides that no list names, so that a new one needs no line here. */
export const otherGuides = (named: readonly string[]): readonly string[] =>
  readdirSync(`${docs}guides`)
    .filter((file) => file.endsWith('.md'))
    .map((file) => `guides/${file.slice(0, -3)}`)
    .filter((page) => !named.includes(page))
    .toSorted();

/** The pages of a folder that a page names, in its order. */
export const pagesNamedBy = (page: string, folder: string): readonly string[] => {
  const text = readFileSync(`${docs}${page}.md`, 'utf8');
  return [...new Set(text.match(new RegExp(String.raw`(?<=\]\()${folder}/[\w-]+(?=\.md)`, 'gu')))];
};
