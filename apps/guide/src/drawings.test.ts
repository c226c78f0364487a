import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { drawingOf } from './drawings.ts';
import { docs } from './pages.ts';

const drawings = readdirSync(`${docs}pictures`).filter((file) => file.endsWith('.svg'));
const theme = readFileSync(fileURLToPath(new URL('../.vitepress/theme/tokens.css', import.meta.url)), 'utf8');

/** The window of a phone, less what stands beside a page’s text, in CSS pixels. */
const PHONE = 390 - 48;

test('[EN-22] a drawing is a part of its page without styles of its own, and says in words what it shows', () => {
  const drawing = drawingOf('concepts.md', 'pictures/concept-ledger.svg', 'a "tree" & more');
  expect(drawing).toMatch(/^<svg class="drawing" aria-label="a &quot;tree&quot; &amp; more" [^>]*role="img"/u);
  expect(drawing).not.toMatch(/<style|<title|style=|\n/u);
  expect(drawingOf('guides/engine.md', '../pictures/concept-ledger.svg', '')).toContain('Hill farm');
});

test('[EN-22] other pictures stay what they are', () => {
  expect(drawingOf('concepts.md', 'pictures/cart-pc.png', '')).toBeUndefined();
  expect(drawingOf('concepts.md', 'pictures/gone.svg', '')).toBeUndefined();
});

test.each(drawings)('[EN-22] %s can be read on a phone, in the light and in the dark', (file) => {
  const text = readFileSync(`${docs}pictures/${file}`, 'utf8');
  const width = Number(/viewBox="0 0 (\d+)/u.exec(text)?.[1]);
  const sizes = [...text.matchAll(/font-size="(\d+)"/gu)].map(([, size]) => (Number(size) * PHONE) / width);
  expect(Math.min(...sizes)).toBeGreaterThan(11.5);
  const [, style = '', dark = ''] =
    /<style>([\s\S]*?)@media \(prefers-color-scheme: dark\)([\s\S]*?)<\/style>/u.exec(text) ?? [];
  const names = new Set([...text.matchAll(/class="(p-\w+)"/gu)].map(([, name = '']) => `.${name} {`));
  expect(names.size).toBeGreaterThan(3);
  // the file has its colours in a README, the page those of its theme
  for (const colours of [style, dark, theme]) expect([...names].filter((name) => !colours.includes(name))).toEqual([]);
  expect(text).not.toMatch(/(?:fill|stroke|style)="/u);
});
