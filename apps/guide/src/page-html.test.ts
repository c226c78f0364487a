import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inlineDrawing, moveScripts, removeStyles } from './page-html.ts';
import { docs } from './pages.ts';

const drawings = readdirSync(`${docs}pictures`).filter((file) => file.endsWith('.svg'));
const theme = readFileSync(fileURLToPath(new URL('../.vitepress/theme/tokens.css', import.meta.url)), 'utf8');

/** The width of the text on a phone, in CSS pixels. */
const PHONE = 390 - 48;

test('[EN-22] inlines a drawing without its styles, and with a label', () => {
  const drawing = inlineDrawing('concepts.md', 'pictures/concept-ledger.svg', 'a "tree" & more');
  expect(drawing).toMatch(/^<svg class="drawing" aria-label="a &quot;tree&quot; &amp; more" [^>]*role="img"/u);
  expect(drawing).not.toMatch(/<style|<title|style=|\n/u);
  expect(inlineDrawing('guides/engine.md', '../pictures/concept-ledger.svg', '')).toContain('Hill farm');
});

test('[EN-22] does not inline other pictures', () => {
  expect(inlineDrawing('concepts.md', 'pictures/cart-pc.png', '')).toBeUndefined();
  expect(inlineDrawing('concepts.md', 'pictures/gone.svg', '')).toBeUndefined();
});

test.each(drawings)('[EN-22] %s is readable on a phone, in light and dark mode', (file) => {
  const text = readFileSync(`${docs}pictures/${file}`, 'utf8');
  const width = Number(/viewBox="0 0 (\d+)/u.exec(text)?.[1]);
  const sizes = [...text.matchAll(/font-size="(\d+)"/gu)].map(([, size]) => (Number(size) * PHONE) / width);
  expect(Math.min(...sizes)).toBeGreaterThan(11.5);
  const [, style = '', dark = ''] =
    /<style>([\s\S]*?)@media \(prefers-color-scheme: dark\)([\s\S]*?)<\/style>/u.exec(text) ?? [];
  const names = new Set([...text.matchAll(/class="(p-\w+)"/gu)].map(([, name = '']) => `.${name} {`));
  expect(names.size).toBeGreaterThan(3);
  // a README uses the colours of the file, the site those of its theme
  for (const colours of [style, dark, theme]) expect([...names].filter((name) => !colours.includes(name))).toEqual([]);
  expect(text).not.toMatch(/(?:fill|stroke|style)="/u);
});

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(`${tmpdir()}/guide-`);
});
afterAll(() => rmSync(folder, { recursive: true }));

test('[EN-22 CS-6] moves each script into a file, equal scripts into one', () => {
  const page = '<head><script id="a">f("</b>")</script><script>f("</b>")</script></head><script src="/x.js"></script>';
  const html = moveScripts(page, folder, '/guide/');
  const [file = ''] = readdirSync(`${folder}/assets`);
  expect(readFileSync(`${folder}/assets/${file}`, 'utf8')).toBe('f("</b>")');
  const src = `/guide/assets/${file}`;
  expect(html).toBe(
    `<head><script id="a" src="${src}"></script><script src="${src}"></script></head><script src="/x.js"></script>`,
  );
});

test('[EN-22 CS-6] removes style attributes, but not text that looks like one', () => {
  expect(removeStyles('<p class="a" style="color:red" id="b">style="x"</p>')).toBe('<p class="a" id="b">style="x"</p>');
});
