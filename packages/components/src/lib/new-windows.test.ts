/// <reference types="vite/types/importMeta.d.ts" />
import { expect, test } from 'vitest';

const sources = import.meta.glob<string>(['../**/*.tsx', '!**/*.{test,stories}.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Opening tags of links to new windows. */
const openers = Object.entries(sources).flatMap(([file, text]) =>
  [...text.matchAll(/<\w+(?:(?!<\w)[^])*?target="_blank"[^]*?>/gu)].map(([tag]) => [file, tag] as const),
);

test('[RD-9] links to new windows pass neither opener nor referrer', () => {
  expect(openers.length).toBeGreaterThan(1);
  for (const [file, tag] of openers)
    expect([file, tag]).toEqual([file, expect.stringContaining('rel="noopener noreferrer"')]);
});
