import { expect, test } from 'vitest';
import { findDeadLinks, findUnreachable } from './check-links.ts';

const site = (pages: Readonly<Record<string, string>>) => ({
  base: '/guide/',
  pages: new Map(Object.entries(pages)),
  files: [...Object.keys(pages), 'assets/a.css'],
});

test.each([
  '<a href="/guide/">',
  '<a href="/guide/deep/page.html#there">',
  '<a class="x" href="deep/page.html#%74here">',
  '<link href="/guide/assets/a.css">',
  '<a href="#here">',
  '<a href="https://example.com/gone">',
  // another app of the same server
  '<a href="/guide/../playground/">',
  '<a href="mailto:me@example.com">',
])('[EN-22] accepts %s', (html) => {
  const pages = { 'index.html': `<h1 id="here">${html}</h1>`, 'deep/page.html': '<h1 id="there">' };
  expect(findDeadLinks(site(pages))).toEqual([]);
});

test.each([
  ['<a href="/guide/gone.html">', '/guide/gone.html'],
  ['<a href="/guide/deep/">', '/guide/deep/'],
  ['<a href="/guide/deep/page">', '/guide/deep/page'],
  ['<a href="deep/page.html#gone">', 'deep/page.html#gone'],
  ['<a href="#gone">', '#gone'],
  ['<a href="?a&amp;b#gone">', '?a&b#gone'],
  ['<img alt="" src="/guide/assets/b.svg">', '/guide/assets/b.svg'],
])('[EN-22] reports %s', (html, href) => {
  const pages = { 'index.html': html + html, 'deep/page.html': '<h1 id="there">' };
  expect(findDeadLinks(site(pages))).toEqual([`index.html: ${href}`]);
});

test('[EN-22] reports pages that only link to each other', () => {
  const pages = {
    'index.html': '<a href="one.html">',
    'one.html': '<a href="/guide/deep/">',
    'deep/index.html': '<a href="../one.html">',
    'deep/lost.html': '<a href="found.html">',
    'deep/found.html': '<a href="lost.html"><a href="/guide/">',
    '404.html': '',
  };
  expect(findUnreachable(site(pages))).toEqual(['deep/lost.html', 'deep/found.html']);
});
