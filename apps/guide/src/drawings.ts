import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { docs } from './pages.ts';

const inAttribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** A text without its element of this name. */
const without = (text: string, name: string): string => {
  const [before = '', ...rest] = text.split(`<${name}>`);
  return before + (rest.join('').split(`</${name}>`)[1] ?? '');
};

/**
 * A drawing of the docs as a part of its page, so that it has the colours of the page’s theme: the file’s own follow the system alone.
 * None for other pictures.
 * @param page the document below `docs`, e.g. `concepts.md`
 */
export const drawingOf = (page: string, src: string, alt: string): string | undefined => {
  const file = docs + posix.join(posix.dirname(page), src);
  if (!src.endsWith('.svg') || !existsSync(file)) return undefined;
  const text = ['style', 'title'].reduce(without, readFileSync(file, 'utf8'));
  const lines = text.split('\n').map((line) => line.trim());
  return lines.join('').replace('<svg ', `<svg class="drawing" aria-label="${inAttribute(alt)}" `);
};
