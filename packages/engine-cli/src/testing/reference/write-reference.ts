import { writeFileSync } from 'node:fs';
import { publishedExports } from './published-exports.ts';
import { referencePages } from './reference-pages.ts';

const [own, file] = process.argv.slice(2);
if (own === undefined || file === undefined) throw new Error('usage: write-reference.ts PACKAGE FILE');

const docs = 'https://github.com/baguni/baguni/blob/main/docs/';
const pages = [...referencePages(publishedExports().filter((one) => one.package === own)).values()];
const text = pages
  .join('\n\n')
  // the pages become one file with a heading for each import path
  .replaceAll(
    /\[([^\]]+)\]\(reference\/[\w-]+\.md\)/gu,
    (_, title: string) => `[${title}](#${title.toLowerCase().replaceAll(/[`@/]/gu, '').replaceAll(' ', '-')})`,
  )
  .replaceAll(`(../../packages/${own}/`, '(')
  .replaceAll(/\]\((?:\.\.\/)?(?=guides\/|requirements)/gu, `](${docs}`);

/** The anchors of exports by name, by the title of their page. */
const anchors = new Map<string, Map<string, string>>();
const seen = new Map<string, number>();
let page = new Map<string, string>();
for (const [, title, name = ''] of text.matchAll(/^(?:# ((?:`@|Other types).*)|### (\w+))$/gmu))
  if (title === undefined) {
    const slug = name.toLowerCase();
    const earlier = seen.get(slug) ?? 0;
    seen.set(slug, earlier + 1);
    // a second heading with the same letters has a number
    page.set(name, earlier === 0 ? `#${slug}` : `#${slug}-${earlier}`);
  } else {
    page = new Map();
    anchors.set(title, page);
  }

const anchorOf = new Map([...anchors.values()].flatMap((names) => [...names]));

const names = [...anchors].map(([title, ofPage]) => {
  const sorted = [...ofPage].toSorted(([a], [b]) => a.localeCompare(b, 'en'));
  return `- ${title}: ${sorted.map(([name, anchor]) => `[\`${name}\`](${anchor})`).join(',\n  ')}`;
});

const linked = text.replaceAll(
  /\[`(\w+)`\]\((?:reference\/)?[\w-]+\.md#[\w-]+\)/gu,
  (_, name: string) => `[\`${name}\`](${anchorOf.get(name) ?? ''})`,
);
const [index, ...parts] = linked.split(/(?=^# `@)/mu);
writeFileSync(file, [index, `All names by import path:\n\n${names.join('\n')}\n\n`, ...parts, '\n'].join(''));
