import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { publishedExports } from './published-exports.ts';
import { referencePages } from './reference-pages.ts';

// loaded by path, as the domain does not publish its pages
const pages = new URL('../../../../domain/src/testing/docs/domain-pages.ts', import.meta.url);
const { domainPages } = (await import(pages.href)) as { readonly domainPages: () => ReadonlyMap<string, string> };

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('usage: write-pages.ts FOLDER');

rmSync(folder, { recursive: true, force: true });
for (const [name, text] of [...referencePages(publishedExports()), ...domainPages()]) {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${text.trimEnd()}\n`);
}
