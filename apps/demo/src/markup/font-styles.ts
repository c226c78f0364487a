import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '@baguni/domain';

type Manifest = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Manifest => typeof value === 'object' && value !== null;

const textsOf = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string');

const stylesIn = (manifest: Manifest, language: Language): readonly string[] => {
  const key = Object.keys(manifest).find((name) => name.endsWith(`/styles/fonts/${language}.ts`));
  const row = manifest[key ?? ''];
  if (!isObject(row)) return [];
  const all = [...textsOf(row['css']), ...textsOf(row['file'])];
  return all.filter((file) => file.endsWith('.css')).map((file) => `/${file}`);
};

const manifestAt = async (file: string): Promise<Manifest> => {
  const manifest: unknown = JSON.parse(await readFile(file, 'utf8'));
  return isObject(manifest) ? manifest : {};
};

let known: { readonly file: string; readonly build: number; readonly manifest: Manifest } | null = null;

export const fontStylesOf = async (pageFolder: string, language: Language): Promise<readonly string[]> => {
  const file = join(pageFolder, '.vite/manifest.json');
  const build = (await stat(file).catch(() => null))?.mtimeMs;
  if (build === undefined) return [];
  if (known?.file !== file || known.build !== build) known = { file, build, manifest: await manifestAt(file) };
  return stylesIn(known.manifest, language);
};
