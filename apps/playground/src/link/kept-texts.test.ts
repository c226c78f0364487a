import { afterEach, expect, test, vi } from 'vitest';
import { keepTexts, keptTexts } from './kept-texts.ts';

const texts = { cart: '{}', shop: '' };

afterEach(() => vi.unstubAllGlobals());

test('[EN-20] texts are kept with the page’s entry, and its address is their link and nothing else', () => {
  vi.stubGlobal('location', { pathname: '/sub/playground/', search: '?a=b' });
  const kept: unknown[] = [];
  const entry = { state: null, replaceState: (...args: unknown[]) => void kept.push(...args) };
  keepTexts(entry, texts, '#cart=x');
  expect(kept).toEqual([texts, '', '/sub/playground/?a=b#cart=x']);
  keepTexts(entry, texts, '');
  expect(kept.at(-1)).toBe('/sub/playground/?a=b');
  const full = {
    state: null,
    replaceState: () => {
      throw new Error('too many');
    },
  };
  expect(() => keepTexts(full, texts, '')).not.toThrow();
});

test.each([null, undefined, 'x', {}, { cart: 1, shop: '' }, { cart: '' }, { shop: '' }])(
  '[EN-20] an entry with %j keeps no texts',
  (state) => {
    expect(keptTexts({ state })).toBeUndefined();
  },
);

test('[EN-20] what an entry keeps is taken as texts and no more', () => {
  expect(keptTexts({ state: { ...texts, more: 1 } })).toEqual(texts);
});
