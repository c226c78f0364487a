import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withExternalScripts, withoutStyles } from './external-scripts.ts';
import { linkOf } from './links.ts';
import { decisions, docs, entriesOf, leftOut, otherGuides, rewrites } from './pages.ts';

const FILES = 'https://github.com/baguni/baguni/blob/main/';

test.each([
  ['guides/engine.md', '../api.md', '/api'],
  ['guides/engine.md', '../api.md#types', '/api#types'],
  ['guides/engine.md', 'own-shop.md', '/guides/own-shop'],
  ['guides/engine.md', '../index.md', '/'],
  ['security.md', 'adr/README.md', '/adr/'],
  ['reference/domain.md', '../../packages/domain/src/money/won.ts', `${FILES}packages/domain/src/money/won.ts`],
  ['reference/domain.md', 'contract.md#calls', '/reference/contract#calls'],
  ['tour.md', 'requirements.md#engine', `${FILES}docs/requirements.md#engine`],
  ['adr/index.md', '0004-databases.md', '/adr/0004-databases'],
  ['index.md', '../apps/playground', '/../playground/'],
  ['guides/own-shop.md', '../../apps/corner-shop/', '/../corner-shop/'],
  ['guides/own-shop.md', '../../apps/corner-shop/README.md', `${FILES}apps/corner-shop/README.md`],
  ['index.md', 'https://example.com/a.md', 'https://example.com/a.md'],
  ['index.md', '#go-on', '#go-on'],
])('[EN-22] in %s a link to %s leads to %s', (page, href, to) => {
  expect(linkOf(page, href)).toBe(to);
});

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(`${tmpdir()}/guide-`);
});
afterAll(() => rmSync(folder, { recursive: true }));

test('[EN-22 CS-6] a page has no script of its own: each is a file, the same one for the same script', () => {
  const page = '<head><script id="a">f("</b>")</script><script>f("</b>")</script></head><script src="/x.js"></script>';
  const html = withExternalScripts(page, folder, '/guide/');
  const [file = ''] = readdirSync(`${folder}/assets`);
  expect(readFileSync(`${folder}/assets/${file}`, 'utf8')).toBe('f("</b>")');
  const src = `/guide/assets/${file}`;
  expect(html).toBe(
    `<head><script id="a" src="${src}"></script><script src="${src}"></script></head><script src="/x.js"></script>`,
  );
});

test('[EN-22 CS-6] a page has no style of its own, and what only reads like one stays', () => {
  expect(withoutStyles('<p class="a" style="color:red" id="b">style="x"</p>')).toBe(
    '<p class="a" id="b">style="x"</p>',
  );
});

test('[EN-22] the first lines of the site are the ones that the README runs', () => {
  const lines = /```ts\n[\s\S]*?```\n\n```text\n[\s\S]*?```/u;
  const [first] = lines.exec(readFileSync(`${docs}index.md`, 'utf8')) ?? [];
  expect(first).toBeDefined();
  expect(readFileSync(`${docs}../README.md`, 'utf8')).toContain(first);
});

test('[EN-22] pages are named by their titles, and a guide that no list names is found', () => {
  expect(entriesOf(['guides/engine', 'guides/nothing'])).toEqual([
    { text: 'The engine in another storefront', link: '/guides/engine' },
  ]);
  expect(otherGuides(['guides/engine'])).toContain('guides/add-a-rule');
  expect(otherGuides(['guides/engine'])).not.toContain('guides/engine');
  const pages = readdirSync(docs);
  expect(leftOut.filter((page) => !pages.includes(`${page}.md`))).toEqual([]);
});

test('[EN-22] every decision is in the list of decisions, and the README of their folder is its first page', () => {
  const written = readdirSync(`${docs}adr`).filter((file) => file !== 'README.md');
  expect(decisions().map(({ link }) => `${link.slice('/adr/'.length)}.md`)).toEqual(written.toSorted());
  expect(rewrites).toMatchObject({ 'adr/README.md': 'adr/index.md' });
});

/** The documents that become pages. */
const documents = readdirSync(docs, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.md') && !file.startsWith('generated') && !leftOut.includes(file.slice(0, -3)),
);

test.each([...documents, '../README.md'])('[EN-22] each column of the tables of %s has a name', (document) => {
  const lines = readFileSync(docs + document, 'utf8').split('\n');
  const heads = lines.filter((_, i) => /^\|(?: *:?-+:? *\|)+$/u.test(lines[i + 1] ?? ''));
  expect(
    heads.filter((head) =>
      head
        .split('|')
        .slice(1, -1)
        .some((cell) => cell.trim() === ''),
    ),
  ).toEqual([]);
});

test.each([
  'guides/engine.md',
  'guides/own-shop.md',
  'guides/page-and-server.md',
  'guides/testing.md',
  'guides/comparison.md',
  'guides/what-it-does-not-do.md',
  'guides/upgrade.md',
  '../apps/playground',
  '../apps/corner-shop',
])('[EN-22] the first page leads to %s', (to) => {
  expect(readFileSync(`${docs}index.md`, 'utf8')).toContain(`](${to})`);
});
