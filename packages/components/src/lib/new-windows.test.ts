/// <reference types="vite/types/importMeta.d.ts" />
import { expect, test } from 'vitest';

const sources = import.meta.glob<string>(['../**/*.tsx', '!**/*.{test,stories}.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The opening tags that open a window of their own. */
const openers = Object.entries(sources).flatMap(([file, text]) =>
  [...text.matchAll(/<\w+(?:(?!<\w)[^])*?target="_blank"[^]*?>/gu)].map(([tag]) => [file, tag] as const),
);

test('[RD-9] a link that opens a window gives it neither this page nor its address', () => {
  expect(openers.length).toBeGreaterThan(1);
  for (const [file, tag] of openers)
    expect([file, tag]).toEqual([file, expect.stringContaining('rel="noopener noreferrer"')]);
});
