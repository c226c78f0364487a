import schema from '@baguni/contract/cart.schema.json' with { type: 'json' };
import shopSchema from '@baguni/contract/shop.schema.json' with { type: 'json' };
import fc from 'fast-check';
import { lawRuns } from '@baguni/domain/testing';
import { expect, test } from 'vitest';
import { guideExample } from '../examples/guide-example.ts';
import { editOf } from './edit.ts';
import { cartSchemaOf } from './schemas.ts';
import { suggestionsAt } from './suggestions.ts';

/** What is suggested where `|` stands. */
const at = (marked: string, of: unknown = schema) => suggestionsAt(of, marked.replace('|', ''), marked.indexOf('|'));
const labels = (marked: string, of?: unknown): readonly string[] =>
  at(marked, of)?.options.map(({ label }) => label) ?? [];

/** The text after a suggestion is accepted; the caret, or what is selected, between two `|`. */
const accepted = (marked: string, label: string, of: unknown = schema): string => {
  const found = at(marked, of);
  const option = found?.options.find((one) => one.label === label);
  if (!found || !option) throw new Error(`not suggested: ${label}`);
  const text = marked.replace('|', '');
  const { from, to, insert, anchor, head } = editOf(text, found.place, option.text);
  const after = text.slice(0, from) + insert + text.slice(to);
  return `${after.slice(0, anchor)}|${after.slice(anchor, head)}${anchor === head ? '' : '|'}${after.slice(head)}`;
};

test('[EN-20] the fields of a unit are suggested, what it must say first, and none that it says already', () => {
  const names = labels('{ "units": [{ "quantity": 1, | }] }');
  expect(names.slice(0, 3).toSorted()).toEqual(['cartUnitId', 'item', 'seller']);
  expect(names).toContain('discounts');
  expect(names).not.toContain('quantity');
  expect(labels('{ | }').slice(0, 4)).toEqual(['units', 'storefront', 'buyer', 'shippingCountry']);
});

test.each(['{ "| }', '{ "|" }', '{ "un|" }', '{ un| }', '{ "units": [], "|" }', '{ "units": [] "|" }', '{\n"|\n}'])(
  '[EN-20] with a quotation mark typed and with the one that closes it all fields are suggested: %s',
  (marked) => {
    expect(labels(marked)).toEqual(expect.arrayContaining(['coupons', 'selected', 'buyer']));
    expect(at(marked)?.place.begun).toBe(marked.indexOf('|') - (/un\|/u.test(marked) ? 2 : 0));
  },
);

test.each([
  ['{ "coupons": [{ "couponType": | }] }', ['BuyerCoupon', 'SuperCoupon', 'SellerDupCoupon']],
  ['{ "coupons": [{ "couponType": "|" }] }', ['BuyerCoupon', 'SuperCoupon', 'SellerDupCoupon']],
  ['{ "buyer": { "isLogin": | } }', ['true', 'false']],
  ['{ "coupons": | }', ['[ ]']],
  ['{ "units": [ | ] }', ['{ cartUnitId, quantity, item, seller }']],
  ['{ "shippingCountry": "|" }', ['SouthKorea', 'China', 'UnitedStates']],
])('[EN-20] the values that a field may have are suggested: %s', (marked, values) => {
  expect(labels(marked)).toEqual(expect.arrayContaining(values));
});

const cart = (rest: string): string =>
  `{ "units": [{ "cartUnitId": 7, "item": { "itemNo": "A", "itemName": "Apples" }, "seller": { "sellerKey": "farm", "sellerName": "Farm" } }], "coupons": [{ "issueNo": "C1", "couponName": "One" }, { "policyNo": "P2" }], ${rest} }`;

test.each([
  ['"selected": [|]', ['7']],
  ['"selected": [7, |]', []],
  ['"appliedCoupons": [{ "couponIssueNo": "|" }]', ['C1', 'policy/P2']],
  ['"appliedCoupons": [{ "cartUnitIds": [|] }]', ['7']],
  ['"shippingPolicies": [{ "shippingPolicyKey": "|" }]', ['farm']],
  ['"a": 1, "buyer": { "ownSellerKeys": ["|"] }', ['farm']],
])('[EN-20] what a field refers to is suggested out of the same cart: %s', (rest, values) => {
  expect(labels(cart(rest))).toEqual(values);
});

test('[EN-20] of the sellers and coupons of the cart whole ones are suggested, by their names', () => {
  const unit = '{ "units": [{ "seller": { "sellerKey": "farm", "sellerName": "Farm" } }, { "seller": | }] }';
  expect(accepted(unit, 'farm')).toContain('{ "seller": { "sellerKey": "farm", "sellerName": "Farm" }| }] }');
  const used = accepted(cart('"appliedCoupons": [|]'), 'One');
  expect(JSON.parse(used.replace('|', ''))).toMatchObject({
    appliedCoupons: [{ couponIssueNo: 'C1', couponType: 'BuyerCoupon', couponName: 'One', cartUnitIds: [] }],
  });
  expect(used).toContain('"cartUnitIds": [|]');
});

test.each([
  ['{ | }', 'units', '{ "units": [|] }'],
  ['{ "un|" }', 'units', '{ "units": [|] }'],
  ['{ "un|": [] }', 'units', '{ "units"|: [] }'],
  ['{ | "units": [] }', 'buyer', '{ "buyer": {|}, "units": [] }'],
  ['{ "|" "units": [] }', 'buyer', '{ "buyer": {|}, "units": [] }'],
  ['{ "units": []\n  "|"\n}', 'cartVersion', '{ "units": [],\n  "cartVersion": |0|\n}'],
  ['{ |"units": [] }', 'buyer', '{ "buyer": {|}, "units": [] }'],
  [
    '{ "units": [{ "cartUnitId": 4 }, { | }] }',
    'cartUnitId',
    '{ "units": [{ "cartUnitId": 4 }, { "cartUnitId": |5| }] }',
  ],
  ['{ "buyer": { | } }', 'isLogin', '{ "buyer": { "isLogin": |true| } }'],
  [
    '{ "buyer": { "memberType": "|" "isLogin": true } }',
    'Member',
    '{ "buyer": { "memberType": "Member"|, "isLogin": true } }',
  ],
  [
    '{ "selected": ["|"], "units": [{ "cartUnitId": 3 }] }',
    '3',
    '{ "selected": [3|], "units": [{ "cartUnitId": 3 }] }',
  ],
])(
  '[EN-20] what is accepted takes its commas along, and the caret stands where there is something to fill in: %s',
  (marked, label, after) => {
    expect(accepted(marked, label)).toBe(after);
  },
);

test('[EN-20] a new unit has a number of its own and is one piece', () => {
  const text = accepted('{ "units": [{ "cartUnitId": 4 } | ] }', '{ cartUnitId, quantity, item, seller }');
  const units: unknown = Reflect.get(JSON.parse(text.replaceAll('|', '')) as object, 'units');
  expect(units).toMatchObject([{ cartUnitId: 4 }, { cartUnitId: 5, quantity: 1, item: { itemNo: '' } }]);
});

test('[EN-20] a new coupon has a number', () => {
  expect(labels('{ "coupons": [|] }')).toEqual(['{ issueNo, discountUnitType, discountValue, couponName }']);
});

test('[EN-20] whatever is accepted anywhere in a cart, it stays JSON', () => {
  const text = guideExample;
  fc.assert(
    fc.property(fc.integer({ min: 0, max: text.length }), fc.nat(), (offset, which) => {
      const found = suggestionsAt(schema, text, offset);
      const option = found?.options[which % Math.max(1, found.options.length)];
      if (!found || !option) return;
      const { from, to, insert, anchor, head } = editOf(text, found.place, option.text);
      const after = text.slice(0, from) + insert + text.slice(to);
      expect(() => JSON.parse(after) as unknown, `${option.label} at ${offset}`).not.toThrow();
      expect(anchor).toBeGreaterThanOrEqual(from);
      expect(head).toBeLessThanOrEqual(from + insert.length);
    }),
    { numRuns: lawRuns(1000) },
  );
});

/** What every object has without saying it: a cart may have a field of that name. */
const inherited = Object.getOwnPropertyNames(Object.prototype);

test.each(inherited)('[EN-20] a field called as what every object has is a field like any other: %s', (name) => {
  const field = JSON.stringify(name);
  const refused = [`{ ${field}: | }`, `{ ${field}: [|] }`, `{ "units": [{ ${field}: "|" }] }`];
  for (const marked of refused) expect(labels(marked), marked).toEqual([]);
  expect(labels(`{ ${field}: 1, "un|" }`)).toContain('units');
});

test('[EN-20] any text may be asked at any place without a throw', () => {
  const some = fc.oneof(
    fc.string(),
    fc.json(),
    fc.json({ stringUnit: fc.constantFrom('units', 'coupons', ...inherited) }),
    fc.array(fc.constantFrom('{', '}', '[', ']', '"', ':', ',', 'units', ' ', '\n')).map((all) => all.join('')),
  );
  fc.assert(
    fc.property(some, fc.nat(40), (text, offset) => {
      const found = suggestionsAt(schema, text, Math.min(offset, text.length));
      if (!found) return;
      expect(found.place.from).toBeLessThanOrEqual(found.place.begun);
      expect(found.place.to).toBeGreaterThanOrEqual(found.place.from);
    }),
  );
});

test('[EN-20] beyond what the schema knows nothing is suggested, nor where nothing can be written', () => {
  for (const marked of [
    '{ "nothing": { | } }',
    '[ { | } ]',
    '{ "units" | : [] }',
    '{ "cartVersion": | 1 }',
    '{} |',
    '{ "tab": "All"| }',
  ])
    expect(labels(marked), marked).toEqual([]);
});

test('[EN-20 EN-10] the fields of a shop are suggested, the codes of its promotions, and in its carts the promotions', async () => {
  expect(labels('{ | }', shopSchema)).toEqual(expect.arrayContaining(['currency', 'promotions', 'limits', 'messages']));
  expect(labels('{ "promotions": [{ "code": | }] }', shopSchema)).toContain('BUY-N-GET-M');
  const ofBakery = await cartSchemaOf({ currency: { code: 'USD' }, offers: [{ id: 'bakery', name: '3 for 2' }] });
  expect(labels('{ | }', ofBakery)).toEqual(expect.arrayContaining(['currency', 'promotions', 'units']));
  expect(at('{ "promotions": ["|"] }', ofBakery)?.options).toMatchObject([{ label: 'bakery', info: '3 for 2' }]);
  expect(labels('{ "currency": | }', ofBakery)).toEqual(['USD']);
});

test('[EN-20] what a schema says of a field stands beside it', () => {
  const described = {
    properties: { a: { type: 'string', description: 'The first letter' }, b: { enum: ['x'], description: 'B' } },
  };
  expect(at('{ | }', described)?.options.map(({ info }) => info)).toEqual(['The first letter', 'B']);
  expect(at('{ "b": "|" }', described)?.options).toMatchObject([{ label: 'x', info: 'B' }]);
});
