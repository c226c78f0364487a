import { writeFileSync } from 'node:fs';
import { publishedExports } from './published-exports.ts';
import { referencePages } from './reference-pages.ts';

const [name, file] = process.argv.slice(2);
if (name === undefined || file === undefined) throw new Error('usage: write-reference.ts PACKAGE FILE');

const docs = 'https://github.com/baguni/baguni/blob/main/docs/';
const pages = [...referencePages(publishedExports().filter((one) => one.package === name)).values()];
const text = pages
  .join('\n\n')
  // the pages become one file with a heading for each import path
  .replaceAll(
    /\[([^\]]+)\]\(reference\/[\w-]+\.md\)/gu,
    (_, title: string) => `[${title}](#${title.toLowerCase().replaceAll(/[`@/]/gu, '').replaceAll(' ', '-')})`,
  )
  .replaceAll(`(../../packages/${name}/`, '(')
  .replaceAll(/\]\((?:\.\.\/)?(?=guides\/|requirements)/gu, `](${docs}`);

/** Links every heading of an export by name. */
const namesIn = (markdown: string): string => {
  const seen = new Map<string, number>();
  const names = [...markdown.matchAll(/^### (\w+)$/gmu)].map(([, heading = '']) => {
    const slug = heading.toLowerCase();
    const earlier = seen.get(slug) ?? 0;
    seen.set(slug, earlier + 1);
    // a second heading with the same letters has a number
    return { heading, link: `[\`${heading}\`](#${earlier === 0 ? slug : `${slug}-${earlier}`})` };
  });
  const sorted = names.toSorted((a, b) => a.heading.localeCompare(b.heading, 'en'));
  return sorted.map(({ link }) => link).join(', ');
};

const [index, ...parts] = text.split(/(?=^# `@)/mu);
writeFileSync(file, [index, `All names: ${namesIn(text)}.\n\n`, ...parts, '\n'].join(''));
