import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

interface Source {
  readonly path: string;
  readonly text: string;
}

// loaded by path, as the domain does not publish its pages
const links = new URL('../../../../domain/src/testing/docs/code-links.ts', import.meta.url);
const { codeLinks } = (await import(links.href)) as {
  readonly codeLinks: (sources: readonly Source[], requirements: string) => readonly unknown[];
};

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('usage: write-codes.ts FILE');

const root = fileURLToPath(new URL('../../../../../', import.meta.url));
const paths = [
  ...globSync('{packages,apps}/*/{src,e2e}/**/*.{ts,tsx}', { cwd: root }),
  ...globSync('.storybook/*.stories.tsx', { cwd: root }),
];
const sources = paths.toSorted().map((path) => ({ path, text: readFileSync(root + path, 'utf8') }));
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, JSON.stringify(codeLinks(sources, readFileSync(`${root}docs/requirements.md`, 'utf8'))));
