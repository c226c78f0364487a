/** Makes the demo pictures and `src/catalogue/pictures.json` from `list.ts`. Run it with Node 26: `node packages/scenarios/pictures/make.ts`. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { drawn } from './drawn.ts';
import { list } from './list.ts';
import { type Drawing, picture } from './svg.ts';
import { tints } from './tints.ts';

const here = import.meta.dirname;
const GRID = 32;

type IconSet = { readonly icons: Readonly<Record<string, { readonly body: string; readonly width?: number }>> };

const isIconSet = (value: unknown): value is IconSet =>
  typeof value === 'object' && value !== null && 'icons' in value && typeof value.icons === 'object';

const readIconSet = (): IconSet => {
  const file = createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji-flat/icons.json');
  const set: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isIconSet(set)) throw new Error(`${file} holds no icons`);
  return set;
};

const drawingOf = (set: IconSet, icon: string): Drawing => {
  const own = drawn[icon];
  if (own !== undefined) return { body: own, size: GRID };
  const found = set.icons[icon];
  if (found === undefined) throw new Error(`The icon set has no icon called ${icon}`);
  return { body: found.body, size: found.width ?? GRID };
};

const noImage =
  '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200" viewBox="0 0 200 200"><path fill="#f0f1f4" d="M0 0h200v200H0z"/>' +
  '<g fill="none" stroke="#b3b8c2" stroke-width="5" stroke-linecap="round" stroke-linejoin="round">' +
  '<rect x="56" y="66" width="88" height="68" rx="8"/><circle cx="80" cy="88" r="7"/><path d="m58 126 26-22 16 13 20-20 22 21"/></g></svg>\n';

const make = (): void => {
  const set = readIconSet();
  for (const file of readdirSync(here)) if (file.endsWith('.svg')) rmSync(join(here, file));
  for (const [name, icon, tint] of list)
    writeFileSync(join(here, `${name}.svg`), picture(name, drawingOf(set, icon), tints[tint]));
  writeFileSync(join(here, 'no-image.svg'), noImage);
  const names = list.map(([name]) => name);
  writeFileSync(join(here, '../src/catalogue/pictures.json'), `${JSON.stringify(names, null, 2)}\n`);
};

make();
