import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderPage } from '@baguni/contract';
import type { Language } from '@baguni/domain';
import type { Config } from '../config/config.ts';
import { languageTag } from '../http/storefront.ts';
import { documentParts, type DocumentParts } from './drawn-document.ts';
import { firstFilesOf, type FirstFiles } from './first-files.ts';

export interface BuiltPage {
  readonly document: string;
  readonly parts: DocumentParts;
  readonly render: RenderPage | undefined;
  readonly firstFiles: FirstFiles;
}

const documentIn = (pageFolder: string): string => join(pageFolder, 'index.html');

const hasRenderer = (module: unknown): module is { readonly renderPage: RenderPage } =>
  typeof module === 'object' && module !== null && 'renderPage' in module && typeof module.renderPage === 'function';

type OnMissing = (thrown: unknown) => void;

/** @param build identifies the build: a new build is another module */
const rendererIn = async (file: string, build: number, onMissing: OnMissing): Promise<RenderPage | undefined> => {
  const module: unknown = await import(`${pathToFileURL(file).href}?build=${Math.trunc(build)}`).catch(onMissing);
  return hasRenderer(module) ? module.renderPage : undefined;
};

const load = async (pageFolder: string, file: string, build: number, onMissing: OnMissing): Promise<BuiltPage> => {
  const document = await readFile(documentIn(pageFolder), 'utf8');
  const render = await rendererIn(file, build, onMissing);
  return { document, parts: documentParts(document), render, firstFiles: await firstFilesOf(pageFolder, document) };
};

/** The built page, read once per build; null if missing. */
export const builtPage = (
  { pageFolder, pageRenderer }: Config,
  onMissing: OnMissing,
): (() => Promise<BuiltPage | null>) => {
  let known: { readonly build: number; readonly page: Promise<BuiltPage> } | undefined;
  return async () => {
    const file = await stat(documentIn(pageFolder)).catch(() => null);
    if (file === null) return null;
    const { mtimeMs: build } = file;
    if (known?.build !== build) known = { build, page: load(pageFolder, pageRenderer, build, onMissing) };
    return known.page;
  };
};

export const emptyDocument = ({ document }: BuiltPage, language: Language): string =>
  document.replace(/(<html[^>]*\slang=")[^"]*"/u, `$1${languageTag[language]}"`);
