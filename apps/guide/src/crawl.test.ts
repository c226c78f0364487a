import { expect, test } from 'vitest';
import { deadLinks, unreachable } from './crawl.ts';

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
  // beside the site: somebody else's to answer
  '<a href="/guide/../playground/">',
  '<a href="mailto:me@example.com">',
])('[EN-22] %s leads somewhere', (html) => {
  const pages = { 'index.html': `<h1 id="here">${html}</h1>`, 'deep/page.html': '<h1 id="there">' };
  expect(deadLinks(site(pages))).toEqual([]);
});

test.each([
  ['<a href="/guide/gone.html">', '/guide/gone.html'],
  ['<a href="/guide/deep/">', '/guide/deep/'],
  ['<a href="/guide/deep/page">', '/guide/deep/page'],
  ['<a href="deep/page.html#gone">', 'deep/page.html#gone'],
  ['<a href="#gone">', '#gone'],
  ['<a href="?a&amp;b#gone">', '?a&b#gone'],
  ['<img alt="" src="/guide/assets/b.svg">', '/guide/assets/b.svg'],
])('[EN-22] %s leads nowhere', (html, href) => {
  const pages = { 'index.html': html + html, 'deep/page.html': '<h1 id="there">' };
  expect(deadLinks(site(pages))).toEqual([`index.html: ${href}`]);
});

test('[EN-22] a page is reached by links from the first, over others; those that only link to each other are not', () => {
  const pages = {
    'index.html': '<a href="one.html">',
    'one.html': '<a href="/guide/deep/">',
    'deep/index.html': '<a href="../one.html">',
    'deep/lost.html': '<a href="found.html">',
    'deep/found.html': '<a href="lost.html"><a href="/guide/">',
    '404.html': '',
  };
  expect(unreachable(site(pages))).toEqual(['deep/lost.html', 'deep/found.html']);
});
