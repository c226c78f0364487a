import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';

/** A script that stands in a page. */
const inline = /<script(?![^>]*\ssrc=)(?![^>]*type="application\/(?:ld\+)?json")([^>]*)>([\s\S]*?)<\/script>/gu;

/** Where a script goes, by what it says: the same script is one file. */
const nameOf = (code: string): string =>
  `assets/early.${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`;

/**
 * A page without scripts of its own: each becomes a file beside the others, which a content security policy without
 * `unsafe-inline` allows (CS-6).
 * @param outDir the folder of the built site
 */
export const withExternalScripts = (html: string, outDir: string, base: string): string =>
  html.replaceAll(inline, (_, attributes: string, code: string) => {
    const file = nameOf(code);
    mkdirSync(`${outDir}/assets`, { recursive: true });
    writeFileSync(`${outDir}/${file}`, code);
    return `<script${attributes} src="${base}${file}"></script>`;
  });

/** A page without style attributes: those of the theme stand in its style sheet, or are set once its scripts run. */
export const withoutStyles = (html: string): string => html.replaceAll(/(<[a-z][^<>]*?)\sstyle="[^"]*"/gu, '$1');
