import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { languages, type Language } from '@baguni/domain/internal';
import { html } from '../html/html.ts';
import { pathToFileURL } from 'node:url';
import type { RenderPage } from '@baguni/contract';
import type { Config } from '../config/config.ts';
import { documentPolicy, hashSource, type InlineSources } from '../http/headers.ts';
import { languageTag } from '../http/storefront.ts';
import { documentParts, type DocumentParts } from './drawn-page.ts';

interface Row {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
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
const OVERSEAS = 'overseas';

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
type NextFiles = (language: Language) => string;

const nextFilesOf = (manifest: Manifest, document: string): NextFiles => {
  const next = new Map(languages.map((language) => [language, linksFor(manifest, language, document)]));
  return (language) => next.get(language) ?? '';
};

/** Returns the script that records early presses. @param trackingCode for reports of followed links (XT-01) */
type EarlyScript = (trackingCode: string) => string;

const earlyScriptOf =
  (code: string): EarlyScript =>
  (trackingCode) =>
    code === ''
      ? ''
      : `${html`<script type="module" async blocking="render" data-tracking-code="${trackingCode}">`.text}${code}</script>`;

const styleLink = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/gu;

interface Sheet {
  readonly file: string;
  readonly styles: string;
}

/**
 * The chunks of the page look for the link before they load the styles that they need. A disabled link loads nothing, and
 * browsers do not preload one for no medium.
 */
const inlined = ({ file, styles }: Sheet): string =>
  `${html`<link rel="stylesheet" disabled media="not all" href="/${file}" />`.text}<style>${styles}</style>`;

export interface BuiltPage {
  /** The built document with its styles inside, because a file of their own would cost a round trip. */
  readonly document: string;
  readonly parts: DocumentParts;
  readonly render: RenderPage | undefined;
  /** Markup with the styles of the overseas panel. */
  readonly overseasStyles: string;
  readonly early: EarlyScript;
  readonly next: NextFiles;
  /** The styles and the script inside the document. */
  readonly inline: InlineSources;
  /** The content security policy of the cart’s document. */
  readonly policy: string;
}

const hasRenderer = (module: unknown): module is { readonly renderPage: RenderPage } =>
  typeof module === 'object' && module !== null && 'renderPage' in module && typeof module.renderPage === 'function';

type OnMissing = (thrown: unknown) => void;

/** @param build identifies the build: a new build is another module */
const rendererIn = async (file: string, build: number, onMissing: OnMissing): Promise<RenderPage | undefined> => {
  const module: unknown = await import(`${pathToFileURL(file).href}?build=${Math.trunc(build)}`).catch(onMissing);
  return hasRenderer(module) ? module.renderPage : undefined;
};

/** Writes the hosts of an operator into the document, for the page. */
const withHosts = (document: string, { hostWords }: Config): string =>
  hostWords === undefined
    ? document
    : document.replace('<title>', () => `${html`<meta name="hosts" content="${hostWords}" />`.text}<title>`);

const load = async (config: Config, build: number, onMissing: OnMissing): Promise<BuiltPage> => {
  const { pageFolder } = config;
  const textOf = (file: string): Promise<string> => readFile(join(pageFolder, file), 'utf8');
  const [linked, manifest] = await Promise.all([textOf('index.html'), manifestIn(pageFolder)]);
  const sheetOf = async (file: string): Promise<Sheet> => ({ file, styles: await textOf(file) });
  const links = [...linked.matchAll(styleLink)];
  const sheets = await Promise.all(links.map(([, file = '']) => sheetOf(file)));
  const overseas = await Promise.all((manifest[keyOf(manifest, OVERSEAS)]?.css ?? []).map(sheetOf));
  const document = sheets.reduce(
    (text, sheet, at) => text.replace(links[at]?.[0] ?? '', () => inlined(sheet)),
    withHosts(linked, config),
  );
  const early = manifest[EARLY] ? await textOf(manifest[EARLY].file) : '';
  const inline = {
    scripts: early === '' ? [] : [hashSource(early)],
    styles: [...sheets, ...overseas].map(({ styles }) => hashSource(styles)),
  };
  return {
    document,
    parts: documentParts(document),
    render: await rendererIn(config.pageRenderer, build, onMissing),
    overseasStyles: overseas.map(inlined).join(''),
    early: earlyScriptOf(early),
    next: nextFilesOf(manifest, document),
    inline,
    policy: documentPolicy(config, inline),
  };
};

/** The built page, read once per build; null if missing. */
export const builtPage = (config: Config, onMissing: OnMissing): (() => Promise<BuiltPage | null>) => {
  let known: { readonly build: number; readonly page: Promise<BuiltPage> } | undefined;
  return async () => {
    const file = await stat(join(config.pageFolder, 'index.html')).catch(() => null);
    if (file === null) return null;
    const { mtimeMs: build } = file;
    if (known?.build !== build) known = { build, page: load(config, build, onMissing) };
    return known.page;
  };
};

/** Titles until the page has loaded its texts. */
const titles: Readonly<Record<Language, Readonly<Record<'Cart' | 'Order', string>>>> = {
  ko: { Cart: '장바구니', Order: '주문 확인' },
  en: { Cart: 'Shopping cart', Order: 'Your order' },
  cn: { Cart: '购物车', Order: '订单确认' },
  jp: { Cart: 'ショッピングカート', Order: 'ご注文の確認' },
};

/** Returns the built document with the language and title of a page that the browser renders. */
export const emptyDocument = (
  { document }: BuiltPage,
  { type, language }: { readonly type: 'Cart' | 'Order'; readonly language: Language },
  early = '',
): string =>
  document
    .replace(/(<html[^>]*\slang=")[^"]*"/u, `$1${languageTag[language]}"`)
    .replace(/<title>[^<]*/u, `<title>${titles[language][type]}`)
    .replace('</head>', `${early}</head>`);
