import schema from '@baguni/contract/cart.schema.json' with { type: 'json' };
import shopSchema from '@baguni/contract/shop.schema.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { suggestionsAt } from './suggestions.ts';

/** What is suggested where `|` stands. */
const at = (marked: string) => {
  const offset = marked.indexOf('|');
  return suggestionsAt(schema, marked.replace('|', ''), offset);
};
const labels = (marked: string): readonly string[] => at(marked).options.map(({ label }) => label);

test('[EN-20] the fields of a unit are suggested, what it must say first, and none that it says already', () => {
  const names = labels('{ "units": [{ "quantity": 1, | }] }');
  expect(names.slice(0, 3).toSorted()).toEqual(['cartUnitId', 'item', 'seller']);
  expect(names).toContain('discounts');
  expect(names).not.toContain('quantity');
  expect(labels('{ | }')).toContain('units');
});

test('[EN-20] the values that a field may have are suggested', () => {
  expect(labels('{ "coupons": [{ "couponType": | }] }')).toContain('"SuperCoupon"');
  expect(labels('{ "buyer": { "isLogin": | } }')).toEqual(['true', 'false']);
  expect(labels('{ "units": [{ "quantity": | }] }')).toEqual([]);
});

test('[EN-20] a name is written with a start of its value, and alone where a value stands', () => {
  const started = at('{ "uni|" }');
  expect(started.options.find(({ label }) => label === 'units')?.apply).toBe('"units": []');
  expect([started.from, started.to]).toEqual([2, 7]);
  const renamed = at('{ "uni|": [] }');
  expect(renamed.options.find(({ label }) => label === 'units')?.apply).toBe('"units"');
});

test('[EN-20] beyond what the schema knows nothing is suggested', () => {
  expect(labels('{ "nothing": { | } }')).toEqual([]);
  expect(labels('[ { | } ]')).toEqual([]);
});

test('[EN-20 EN-10] the fields of a shop are suggested, and the codes of its promotions', () => {
  const inShop = (text: string): readonly string[] =>
    suggestionsAt(shopSchema, text, text.indexOf('|')).options.map(({ label }) => label);
  expect(inShop('{ | }')).toEqual(expect.arrayContaining(['currency', 'promotions', 'limits', 'messages']));
  expect(inShop('{ "promotions": [{ "code": | }] }')).toContain('"BUY-N-GET-M"');
});
