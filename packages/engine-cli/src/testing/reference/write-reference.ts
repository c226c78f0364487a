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
writeFileSync(file, `${text}\n`);
