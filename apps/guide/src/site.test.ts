import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { convertLink, decisions, docs, entriesOf, leftOut, otherGuides, rewrites } from './pages.ts';

const FILES = 'https://github.com/baguni/baguni/blob/main/';

test.each([
  ['guides/engine.md', '../../packages/domain/src/index.ts', '/api'],
  ['guides/engine.md', '../../packages/domain/src/price#rounding', '/how-a-price-is-made#rounding'],
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
])('[EN-22] converts in %s the link %s to %s', (page, href, to) => {
  expect(convertLink(page, href)).toBe(to);
});

test('[EN-22] the first page and the README show the same example', () => {
  const lines = /```ts\n[\s\S]*?```\n\n```text\n[\s\S]*?```/u;
  const [first] = lines.exec(readFileSync(`${docs}index.md`, 'utf8')) ?? [];
  expect(first).toBeDefined();
  expect(readFileSync(`${docs}../README.md`, 'utf8')).toContain(first);
});

test('[EN-22] lists pages by title, and guides that no list names', () => {
  expect(entriesOf(['guides/engine', 'guides/nothing'])).toEqual([
    { text: 'The engine in another storefront', link: '/guides/engine' },
  ]);
  expect(otherGuides(['guides/engine'])).toContain('guides/add-a-rule');
  expect(otherGuides(['guides/engine'])).not.toContain('guides/engine');
  const pages = readdirSync(docs);
  expect(leftOut.filter((page) => !pages.includes(`${page}.md`))).toEqual([]);
});

test('[EN-22] lists every decision; the README is the index', () => {
  const written = readdirSync(`${docs}adr`).filter((file) => file !== 'README.md');
  expect(decisions().map(({ link }) => `${link.slice('/adr/'.length)}.md`)).toEqual(written.toSorted());
  expect(rewrites).toMatchObject({ 'adr/README.md': 'adr/index.md' });
});

const documents = readdirSync(docs, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.md') && !file.startsWith('generated') && !leftOut.includes(file.slice(0, -3)),
);

test.each([...documents, '../README.md'])('[EN-22] every table column of %s has a heading', (document) => {
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
  '../apps/bookshop',
])('[EN-22] the first page links to %s', (to) => {
  expect(readFileSync(`${docs}index.md`, 'utf8')).toContain(`](${to})`);
});
