import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { docs, entriesOf } from './pages.ts';
import { addSearchWords, searchOptions, searchWords } from './search.ts';

/** Pages that only the build creates. */
const generated = ['how-a-price-is-made', 'discounts', 'coupons', 'rules'];

test('[EN-22] adds search words below the title, and only of pages that exist', () => {
  expect(addSearchWords('coupons.md', '<h1 id="a">Coupons</h1><p>b</p>')).toMatch(
    /^<h1 id="a">Coupons<\/h1><p>.*쿠폰.*<\/p><p>b<\/p>$/u,
  );
  expect(addSearchWords('generated/rules.md', '<h1>Rules</h1>')).toContain('오류');
  expect(addSearchWords('tour.md', '<h1>A tour</h1>')).toBe('<h1>A tour</h1>');
  const missing = Object.keys(searchWords).filter((page) => entriesOf([page]).length === 0);
  expect(missing.filter((page) => !generated.includes(page))).toEqual([]);
});

test.each([
  [
    'guides/promotions',
    ['min spend', 'minimum spend', 'cap', 'max discount', 'stackable', 'coupon code', 'promo code'],
  ],
  ['guides/promotions', ['nth piece', 'second half price', 'BOGO', 'buy one get one', 'free gift', 'free shipping']],
  ['guides/promotions', ['bundle', 'tiers', 'customer group']],
  ['guides/own-shop', ['metadata', 'custom field', 'attribute', 'goods by weight']],
  ['guides/tax-and-refunds', ['VAT', 'receipt', 'refund']],
])('[EN-22] %s contains the words of %j', (page, terms) => {
  const text = `${readFileSync(`${docs}${page}.md`, 'utf8')} ${searchWords[page]}`.toLowerCase();
  const words = new Set(text.match(/[a-z]+/gu));
  const missing = terms.filter(
    (term) =>
      !term
        .toLowerCase()
        .split(' ')
        .every((word) => words.has(word)),
  );
  expect(missing).toEqual([]);
});

test('[EN-22] ranks guides before the reference, and the reference before documents about the project', () => {
  const weigh = (id: string, title = '') => searchOptions.boostDocument(id, 'cartof', { title });
  const ids = [
    '/guides/engine.html#a',
    '/rules.html#a',
    '/guides/add-a-rule.html',
    '/reference/engine.html#a',
    '/adr/a.html',
  ];
  const weights = ids.map((id) => weigh(id));
  expect(weights).toEqual(weights.toSorted((a, b) => b - a));
  expect(new Set(weights).size).toBe(ids.length);
  expect(weigh('/reference/engine.html#cartof', 'cartOf')).toBeGreaterThan(weigh('/rules.html'));
  expect(weigh('/reference/coupons.html#coupon', 'Coupon')).toBe(weigh('/reference/engine.html'));
  expect(weigh('/tour.html')).toBe(weigh('/adr/a.html'));
  const [ofTerm, ofOther] = ['Coupons', 'A coupon of one buyer'].map((title) =>
    searchOptions.boostDocument('/coupons.html', 'coupon', { title }),
  );
  expect(ofTerm).toBeGreaterThan(ofOther ?? 0);
});
