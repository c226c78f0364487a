import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderPage } from '@baguni/contract';
import type { Language } from '@baguni/domain';
import type { Config } from '../config/config.ts';
import { languageTag } from '../http/language.ts';

/** The built page. */
export interface BuiltPage {
  readonly document: string;
  /** Draws it; none where the build has no such part, and then browsers draw it. */
  readonly render: RenderPage | undefined;
}

const hasRenderer = (module: unknown): module is { readonly renderPage: RenderPage } =>
  typeof module === 'object' && module !== null && 'renderPage' in module && typeof module.renderPage === 'function';

/** Hears why the page is not drawn here. */
type OnMissing = (thrown: unknown) => void;

/** @param build names the build: a part that was built anew is another module */
const rendererIn = async (file: string, build: number, onMissing: OnMissing): Promise<RenderPage | undefined> => {
  const module: unknown = await import(`${pathToFileURL(file).href}?build=${Math.trunc(build)}`).catch(onMissing);
  return hasRenderer(module) ? module.renderPage : undefined;
};

const load = async (document: string, file: string, build: number, onMissing: OnMissing): Promise<BuiltPage> => ({
  document: await readFile(document, 'utf8'),
  render: await rendererIn(file, build, onMissing),
});

/** The built page, read once for each build; null where there is none. */
export const builtPage = (
  { pageFolder, pageRenderer }: Config,
  onMissing: OnMissing,
): (() => Promise<BuiltPage | null>) => {
  const document = join(pageFolder, 'index.html');
  let known: { readonly build: number; readonly page: Promise<BuiltPage> } | undefined;
  return async () => {
    const file = await stat(document).catch(() => null);
    if (file === null) return null;
    const { mtimeMs: build } = file;
    if (known?.build !== build) known = { build, page: load(document, pageRenderer, build, onMissing) };
    return known.page;
  };
};

/** The page as it is built, with its language set for screen readers before its words have loaded. */
export const emptyDocument = ({ document }: BuiltPage, language: Language): string =>
  document.replace(/(<html[^>]*\slang=")[^"]*"/u, `$1${languageTag[language]}"`);
