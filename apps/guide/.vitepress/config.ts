import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { transformerStyleToClass } from '@shikijs/transformers';
import { defineConfig, type DefaultTheme } from 'vitepress';
import { findDeadLinks, findUnreachable } from '../src/check-links.ts';
import { inlineDrawing, moveScripts, removeStyles } from '../src/page-html.ts';
import {
  convertLink,
  decisions,
  docs,
  entriesOf,
  leftOut,
  otherApps,
  otherGuides,
  pageOf,
  referencePages,
  REPOSITORY,
  rewrites,
} from '../src/pages.ts';
import { addSearchWords, searchOptions } from '../src/search.ts';

const BASE = '/guide/';
const COLOURS = 'code-colours.css';

const begin = ['index', 'concepts', 'how-a-price-is-made', 'discounts', 'coupons'];
const engine = [
  'guides/engine',
  'guides/own-shop',
  'guides/promotions',
  'guides/recipes',
  'guides/tax-and-refunds',
  'guides/page-and-server',
  'guides/cart-json',
  'guides/playground',
  'guides/command-line',
  'guides/testing',
];
const compare = ['guides/comparison', 'guides/what-it-does-not-do', 'guides/upgrade'];
const whole = [
  'guides/first-order',
  'guides/server',
  'guides/runbook',
  'guides/scale',
  'guides/generated-client',
  'guides/storefront',
  'guides/open-a-gateway',
  'guides/pictures',
];
const named = [...engine, ...compare, ...whole];
const project = ['tour', 'readings', 'benchmarks', 'reliability', 'security'];

const group = (text: string, pages: readonly string[]): DefaultTheme.SidebarItem => ({
  text,
  items: entriesOf(pages).map((entry) => ({ ...entry })),
});

/** Documents with wide tables. */
const wide: readonly string[] = ['guides/comparison.md'];

const appLinks: readonly string[] = Object.values(otherApps);

/** Replaces style attributes in code by classes, because the content security policy forbids inline styles. */
const classes = transformerStyleToClass({ classPrefix: 'c-' });

/** Lists dead links and unreachable pages of the built site. */
const checkLinks = (outDir: string): readonly string[] => {
  const files = globSync('**/*', { cwd: outDir });
  const pages = files.filter((file) => file.endsWith('.html'));
  const site = {
    base: BASE,
    files,
    pages: new Map(pages.map((file) => [file, readFileSync(`${outDir}/${file}`, 'utf8')])),
  };
  return [...findDeadLinks(site), ...findUnreachable(site).map((page) => `${page}: no page links to it`)];
};

/** The docs as a site. The build fails on dead links and on pages without links to them. */
export default defineConfig({
  srcDir: docs,
  outDir: new URL('../dist', import.meta.url).pathname,
  cacheDir: new URL('../../../node_modules/.cache/vitepress', import.meta.url).pathname,
  base: BASE,
  srcExclude: leftOut.map((page) => `${page}.md`),
  rewrites: { ...rewrites },
  lang: 'en',
  title: 'Baguni',
  description: 'The rule engine of a shopping cart: prices to the won, reasons with fixes, the best coupons proved.',
  head: [['link', { rel: 'icon', href: `${BASE}icon.svg`, type: 'image/svg+xml' }]],
  // the content security policy forbids the style element that disables transitions
  appearance: { disableTransition: false },
  markdown: {
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    codeTransformers: [classes],
    config: (md) => {
      md.core.ruler.push('baguni:document', ({ tokens, env }) => {
        for (const cell of tokens.filter((token) => token.attrGet('style') === 'text-align:right')) {
          cell.attrs = [['class', 'right']];
        }
        for (const token of tokens.flatMap(({ children }) => children ?? [])) {
          const drawing =
            token.type === 'image' ? inlineDrawing(pageOf(env), token.attrGet('src') ?? '', token.content) : undefined;
          if (drawing !== undefined) Object.assign(token, { type: 'html_inline', content: drawing, children: null });
          const href = token.type === 'link_open' ? token.attrGet('href') : null;
          if (href === null) continue;
          const link = convertLink(pageOf(env), href);
          token.attrSet('href', link);
          if (appLinks.includes(link)) token.attrSet('target', '_self');
        }
      });
    },
  },
  vite: {
    publicDir: new URL('../public', import.meta.url).pathname,
    build: { assetsInlineLimit: 0, chunkSizeWarningLimit: 2000 },
  },
  transformHtml: (html, _, { siteConfig }) =>
    moveScripts(
      removeStyles(html).replace('</head>', `<link rel="stylesheet" href="${BASE}${COLOURS}"></head>`),
      siteConfig.outDir,
      BASE,
    ),
  transformPageData: ({ relativePath, frontmatter }) =>
    wide.includes(relativePath) ? { frontmatter: { ...frontmatter, aside: false, pageClass: 'wide' } } : undefined,
  buildEnd: ({ outDir }) => {
    writeFileSync(`${outDir}/${COLOURS}`, classes.getCSS());
    const faults = checkLinks(outDir);
    if (faults.length > 0) throw new Error(`broken links:\n${faults.join('\n')}`);
  },
  themeConfig: {
    notFound: {
      title: 'Page not found',
      quote: 'The address has changed or was mistyped.',
      linkText: 'Go to the home page',
      linkLabel: 'Go to the home page',
    },
    search: {
      provider: 'local',
      options: {
        miniSearch: { searchOptions },
        _render: async (text, env, md) => addSearchWords(pageOf(env), await md.renderAsync(text, env)),
      },
    },
    outline: [2, 3],
    nav: [
      { text: 'Start', link: '/' },
      { text: 'Engine', link: '/guides/engine' },
      { text: 'Reference', link: '/api' },
      {
        text: 'Try it',
        items: [
          { text: 'Playground', link: otherApps['apps/playground'], target: '_self' },
          { text: 'Corner shop', link: otherApps['apps/corner-shop'], target: '_self' },
          { text: 'Bookshop', link: otherApps['apps/bookshop'], target: '_self' },
        ],
      },
    ],
    socialLinks: [{ icon: 'github', link: REPOSITORY, ariaLabel: 'The project on GitHub' }],
    sidebar: [
      group('Start here', begin),
      group('Use the engine', engine),
      group('Compare and upgrade', compare),
      { ...group('Reference', ['api', 'rules', ...referencePages()]), collapsed: true },
      group('Run the whole cart', whole),
      group('Extend this project', otherGuides(named)),
      {
        ...group('About the project', project),
        items: [
          ...entriesOf(project).map((entry) => ({ ...entry })),
          { text: 'Decisions', link: '/adr/', collapsed: true, items: decisions().map((entry) => ({ ...entry })) },
        ],
      },
    ].filter(({ items = [] }) => items.length > 0),
  },
});
