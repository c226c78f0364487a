import { expect, test } from 'vitest';
import { entriesOf } from './pages.ts';
import { searched, searchOptions } from './search.ts';
import { searchWords } from './search-words.ts';

test('[EN-22] the words by which people look for a page stand below its title, and each list is of a page', () => {
  expect(searched('coupons.md', '<h1 id="a">Coupons</h1><p>b</p>')).toMatch(
    /^<h1 id="a">Coupons<\/h1><p>.*쿠폰.*<\/p><p>b<\/p>$/u,
  );
  expect(searched('tour.md', '<h1>A tour</h1>')).toBe('<h1>A tour</h1>');
  expect(Object.keys(searchWords).filter((page) => entriesOf([page]).length === 0)).toEqual([]);
});

test('[EN-22] guides count more than the reference, but for what it describes, and that more than what is the project’s', () => {
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
});
