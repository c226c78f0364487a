import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { posix } from 'node:path';
import { docs } from './pages.ts';

const inlineScript = /<script(?![^>]*\ssrc=)(?![^>]*type="application\/(?:ld\+)?json")([^>]*)>([\s\S]*?)<\/script>/gu;

/** Moves inline scripts into files, because the content security policy forbids inline scripts (CS-6). */
export const moveScripts = (html: string, outDir: string, base: string): string =>
  html.replaceAll(inlineScript, (_, attributes: string, code: string) => {
    const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
    const file = `assets/early.${hash}.js`;
    mkdirSync(`${outDir}/assets`, { recursive: true });
    writeFileSync(`${outDir}/${file}`, code);
    return `<script${attributes} src="${base}${file}"></script>`;
  });

/** Removes style attributes; the theme has a style sheet. */
export const removeStyles = (html: string): string => html.replaceAll(/(<[a-z][^<>]*?)\sstyle="[^"]*"/gu, '$1');

const escapeAttribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

const removeElement = (text: string, name: string): string => {
  const [before = '', ...rest] = text.split(`<${name}>`);
  return before + (rest.join('').split(`</${name}>`)[1] ?? '');
};

/**
 * Returns an SVG drawing as inline markup in the colours of the theme, or `undefined` for other pictures.
 * @param page the document below `docs`, e.g. `concepts.md`
 */
export const inlineDrawing = (page: string, src: string, alt: string): string | undefined => {
  const file = docs + posix.join(posix.dirname(page), src);
  if (!src.endsWith('.svg') || !existsSync(file)) return undefined;
  const text = ['style', 'title'].reduce(removeElement, readFileSync(file, 'utf8'));
  const lines = text.split('\n').map((line) => line.trim());
  return lines.join('').replace('<svg ', `<svg class="drawing" aria-label="${escapeAttribute(alt)}" `);
};
