import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languages, type Language } from '@baguni/domain';
import { html } from '../html/html.ts';

interface Row {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
}

type Manifest = Readonly<Record<string, Row>>;

const isManifest = (value: unknown): value is Manifest =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((row: unknown) => typeof row === 'object' && row !== null && 'file' in row);

const manifestIn = async (pageFolder: string): Promise<Manifest> => {
  const text = await readFile(join(pageFolder, '.vite/manifest.json'), 'utf8').catch(() => '{}');
  const manifest: unknown = JSON.parse(text);
  return isManifest(manifest) ? manifest : {};
};

/** Script that records presses before the page listens; it blocks the first render. */
const EARLY = 'src/early.ts';
const SESSION = 'session';

const keyOf = (manifest: Manifest, chunk: string): string =>
  Object.keys(manifest).find((key) => manifest[key]?.name === chunk) ?? '';

const wordsOf = (language: Language): RegExp => new RegExp(`/presentation/src/page/${language}-words\\.ts$`, 'u');

const withImports = (manifest: Manifest, key: string): readonly string[] => {
  const row = manifest[key];
  return row ? [row.file, ...(row.imports ?? []).flatMap((next) => withImports(manifest, next))] : [];
};

const preload = (file: string, priority: 'high' | 'low'): string =>
  html`<link rel="modulepreload" crossorigin fetchpriority="${priority}" href="/${file}" />`.text;

const linksFor = (manifest: Manifest, language: Language, inDocument: string): string => {
  const words = Object.keys(manifest).filter((key) => wordsOf(language).test(key));
  const isNew = (file: string): boolean => !inDocument.includes(file);
  const session = [...new Set(withImports(manifest, keyOf(manifest, SESSION)))].filter(isNew);
  return [
    ...words.flatMap((key) => manifest[key]?.file ?? []).map((file) => preload(file, 'high')),
    ...session.map((file) => preload(file, 'low')),
  ].join('');
};

/** Markup that preloads files which the browser would only discover later. */
export interface FirstFiles {
  readonly early: string;
  readonly next: (language: Language) => string;
}

export const firstFilesOf = async (pageFolder: string, document: string): Promise<FirstFiles> => {
  const manifest = await manifestIn(pageFolder);
  const early = manifest[EARLY]?.file;
  const next = new Map(languages.map((language) => [language, linksFor(manifest, language, document)]));
  return {
    early:
      early === undefined
        ? ''
        : html`<script type="module" async blocking="render" crossorigin src="/${early}"></script>`.text,
    next: (language) => next.get(language) ?? '',
  };
};
