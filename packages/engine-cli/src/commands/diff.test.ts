import { cartDocument, documentOf } from '@baguni/contract';
import { marketplaceShop } from '@baguni/contract/shop-json';
import { marketplace, bundleKey, cartUnitId, entryOf, won, type Cart, type LedgerEntry } from '@baguni/domain/internal';
import { arbCart, arbCartState, lawRuns, testNow } from '@baguni/domain/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aCart, callOn } from '../testing/call.ts';
import { compareLedgers, differenceOf, type PlacedDifference } from './cart-difference.ts';

const [apples, pears] = aCart.units;
const used = { discountUnitType: 'Rate', discountValue: 10, couponIssueNo: 'C1', couponType: 'BuyerCoupon' };
const onApples = { ...used, cartUnitIds: [1] };
const terms = {
  shippingPolicyKey: 'farm',
  shippingFee: 3000,
  isConditionalFree: true,
  conditionalFreeBasisCost: 20_000,
};
const held = { issueNo: 'C1', couponName: 'C', discountUnitType: 'Rate', discountValue: 10 };
const before = { ...aCart, shippingPolicies: [terms], coupons: [held] };

const diffed = async (first: unknown, second: unknown, ...words: readonly string[]) =>
  callOn(['diff', 'a.json', 'b.json', ...words], { 'a.json': first, 'b.json': second });
const placesOf = async (first: unknown, second: unknown) =>
  (JSON.parse((await diffed(first, second, '--json')).text) as { readonly places: readonly PlacedDifference[] }).places;

test('[EN-03 PR-08] prices another quantity, and the parcel that now ships free', async () => {
  const after = { ...before, units: [{ ...apples, quantity: 2 }, pears] };
  expect(await placesOf(before, after)).toEqual([
    {
      place: { type: 'Unit', cartUnitId: 1 },
      changes: [{ type: 'Quantity', from: 1, to: 2 }],
      amount: 10_000,
      entries: [{ rule: 'ItemPrice', amount: 10_000 }],
    },
    {
      place: { type: 'Bundle', bundleKey: 'farm' },
      changes: [],
      amount: -3000,
      entries: [{ rule: 'ShippingFee', amount: -3000 }],
    },
  ]);
});

test.each([
  ['a unit more', { ...before, units: [apples] }, before, 2, [{ type: 'Added' }], 5000],
  ['a unit less', before, { ...before, units: [apples] }, 2, [{ type: 'Removed' }], -5000],
  ['one deselected', before, { ...before, selected: [1] }, 2, [{ type: 'Deselected' }], -5000],
  ['one selected', { ...before, selected: [1] }, before, 2, [{ type: 'Selected' }], 5000],
  [
    'a coupon used',
    before,
    { ...before, appliedCoupons: [onApples] },
    1,
    [{ type: 'CouponUsed', coupon: 'C1' }],
    -1000,
  ],
  [
    'one taken off',
    { ...before, appliedCoupons: [onApples] },
    before,
    1,
    [{ type: 'CouponUnused', coupon: 'C1' }],
    1000,
  ],
  [
    'another price',
    before,
    { ...before, units: [{ ...apples, item: { ...apples?.item, itemSellPrice: 11_000 } }, pears] },
    1,
    [{ type: 'Field', path: 'item.itemSellPrice', from: 10_000, to: 11_000 }],
    1000,
  ],
] as const)('[EN-03 PR-08] %s is a change of its unit', async (_, first, second, id, changes, amount) => {
  expect(await placesOf(first, second)).toEqual([
    expect.objectContaining({ place: { type: 'Unit', cartUnitId: id }, changes, amount }),
  ]);
});

test('[EN-03] a coupon that moves is a change of both units', async () => {
  const places = await placesOf(
    { ...before, appliedCoupons: [onApples] },
    { ...before, appliedCoupons: [{ ...used, cartUnitIds: [2] }] },
  );
  expect(places.map(({ changes, amount }) => [changes[0]?.type, amount])).toEqual([
    ['CouponUnused', 1000],
    ['CouponUsed', -500],
  ]);
});

test('[EN-03] other fields are changes of the cart, with their path', async () => {
  const cheaper = { ...before, shippingPolicies: [{ ...terms, shippingFee: 2500 }], buyer: { isLogin: false } };
  expect(await placesOf(before, cheaper)).toMatchObject([
    { place: { type: 'Bundle' }, changes: [], amount: -500 },
    {
      place: { type: 'Cart' },
      amount: 0,
      changes: [
        { path: 'buyer.isLogin', from: true, to: false },
        { path: 'buyer.memberType', from: 'Member', to: 'NonMember' },
        { path: 'shippingPolicies.farm.shippingFee', from: 3000, to: 2500 },
      ],
    },
  ]);
  const worthMore = {
    coupons: [{ ...held, discountValue: 20 }],
    appliedCoupons: [{ ...onApples, discountValue: 20 }],
  };
  const places = await placesOf({ ...before, appliedCoupons: [onApples] }, { ...before, ...worthMore });
  expect(places).toMatchObject([
    { place: { type: 'Unit', cartUnitId: 1 }, changes: [], amount: -1000 },
    {
      place: { type: 'Cart' },
      changes: [
        { path: 'appliedCoupons.C1.discountValue', from: 10, to: 20 },
        { path: 'coupons.offered.C1.discountValue', from: 10, to: 20 },
      ],
    },
  ]);
});

test('[EN-03] another order of units and coupons is no change', async () => {
  const coupon = { couponName: 'C', discountUnitType: 'Amount', discountValue: 1 };
  const [one, two] = [
    { ...coupon, issueNo: 'C1' },
    { ...coupon, issueNo: 'C2' },
  ];
  const first = { ...before, selected: [1, 2], coupons: [one, two] };
  expect(await placesOf(first, { ...first, selected: [2, 1], units: [pears, apples], coupons: [two, one] })).toEqual(
    [],
  );
});

test('[EN-03] prints what was removed or used with its cost', async () => {
  const after = { ...before, units: [{ ...apples, quantity: 2 }], appliedCoupons: [onApples] };
  const { text } = await diffed(before, after, '--lang', 'en');
  expect(text).toContain('+₩8,000  unit 1 ‘Apples’ · pieces 1 → 2 · coupon C1 used');
  expect(text).toContain('−₩5,000  unit 2 ‘Pears’ · removed');
  expect((await diffed(before, before)).text).toContain('Nothing differs.');
});

test('[EN-03] cuts long values, and counts fields beyond the eighth', async () => {
  const named = { ...apples, item: { ...apples?.item, itemName: 'x'.repeat(100) } };
  const { text } = await diffed(before, { ...before, units: [named, pears] }, '--lang', 'en');
  expect(text).toContain(`item.itemName: "Apples" → "${'x'.repeat(38)}…`);
  const flags = { isClub: true, isBusiness: true, isMobile: true, isApp: true, isDelivery: true };
  const coupon = { issueNo: 'C1', couponName: 'C', discountUnitType: 'Amount', discountValue: 1 };
  const other = { ...coupon, couponName: 'D', discountValue: 2, possiblePrice: 3, limitPrice: 4, flags };
  const many = await diffed({ ...before, coupons: [coupon] }, { ...before, coupons: [other] }, '--lang', 'en');
  expect(many.text).toContain('further fields: 1');
});

test('[EN-03] prices each cart at its own moment, or at --now', async () => {
  const ends = { masterNo: 'E', unit: 'Amount', baseAmount: 0, discountAmount: 1000, discountRate: 0, sortOrder: 1 };
  const offered = { ...before, extraDiscountCandidates: [{ ...ends, endDate: '2026-12-01T00:00:00Z' }] };
  const [early, late] = [Date.parse('2026-11-21T00:00:00Z'), Date.parse('2026-12-02T00:00:00Z')];
  const both = [
    { ...offered, pricesAsOf: early },
    { ...offered, pricesAsOf: late },
  ] as const;
  expect(JSON.parse((await diffed(...both, '--json')).text)).toMatchObject({ difference: 1000 });
  const at = ['--now', new Date(late).toISOString(), '--json'];
  expect(JSON.parse((await diffed(...both, ...at)).text)).toMatchObject({ difference: 0 });
});

test('[EN-03 SH-05] reports unknown shipping fees', async () => {
  const unread = { ...before, serverPrices: { status: 'Failed', answer: null } };
  expect((await diffed(before, unread, '--lang', 'en')).text).toMatch(/shipping/iu);
  expect(JSON.parse((await diffed(before, unread, '--json')).text)).toMatchObject({ shippingKnown: false });
});

test.each([
  [['a.json', 'gone.json'], 'gone.json: no such file'],
  [['gone.json', 'odd.json'], 'gone.json: no such file\nodd.json: line 1, column 2: this is not JSON'],
  [['a.json', 'empty.json'], 'empty.json: line 1, column 1: units is missing'],
] as const)('[EN-03] refuses the files %j with all their problems', async (names, text) => {
  const files = { 'a.json': before, 'odd.json': '{', 'empty.json': '{}' };
  expect(await callOn(['diff', ...names], files)).toEqual({ text, isError: true, exitCode: 2 });
});

const home = { sellerGroupKey: 'Seller/S1' };
const price = (id: number, amount: number): LedgerEntry =>
  entryOf({ ...home, place: { type: 'Unit', cartUnitId: cartUnitId(id) } }, 'ItemPrice', won(amount), {
    price: won(amount),
    quantity: 1,
  });
const overseas = (id: number, amount: number): LedgerEntry =>
  entryOf({ ...home, place: { type: 'Oversea', cartUnitId: cartUnitId(id) } }, 'OverseaShippingFee', won(amount), {
    company: 'EMS',
    kg: 1,
    subtotal: won(0),
  });
const parcel = (key: string, amount: number): LedgerEntry =>
  entryOf({ ...home, place: { type: 'Bundle', bundleKey: bundleKey(key) } }, 'ShippingFee', won(amount), {
    subtotal: won(0),
    policies: 1,
  });

test.each([
  [
    'the way overseas of a unit belongs to the unit',
    [price(1, 1000)],
    [price(1, 1500), overseas(1, 7000)],
    ['Unit/1 ItemPrice 500', 'Unit/1 OverseaShippingFee 7000'],
  ],
  [
    'entries of one rule are added, and omitted if equal',
    [price(1, 1000), price(1, 300), price(2, 400)],
    [price(1, 900), price(1, 700), price(2, 100), price(2, 300)],
    ['Unit/1 ItemPrice 300'],
  ],
  [
    'a unit and a parcel of one name are two places',
    [],
    [price(1, 1000), parcel('1', 2500)],
    ['Unit/1 ItemPrice 1000', 'Bundle/1 ShippingFee 2500'],
  ],
])('[EN-03 PR-08] %s', (_, first, second, rows) => {
  const found = compareLedgers(first, second).flatMap(({ place, entries }) => {
    const { type, ...key } = place;
    return entries.map(({ rule, amount }) => `${type}/${String(Object.values(key)[0])} ${rule} ${amount}`);
  });
  expect(found).toEqual(rows);
});

const asked = (state: Cart) => ({
  state,
  cart: state,
  engine: marketplaceShop.engine,
});
const sum = (amounts: readonly { readonly amount: number }[]): number =>
  amounts.reduce((total, { amount }) => total + amount, 0);
const amountsOf = (places: readonly PlacedDifference[]): ReadonlyMap<string, number> =>
  new Map(places.map(({ place, amount }) => [JSON.stringify(place), amount]));

const arbAny = fc.oneof(arbCartState, arbCart());
const arbPair = fc
  .tuple(arbAny, arbAny, fc.infiniteStream(fc.nat(5)), fc.boolean())
  .map(([before, other, choice, isOther]): { readonly before: Cart; readonly after: Cart } => {
    if (isOther) return { before, after: other };
    const units = before.units
      .filter(() => choice.next().value > 0)
      .map((unit) => (choice.next().value > 2 ? { ...unit, quantity: unit.quantity + 1 } : unit));
    const selected = before.selected.filter((id) => units.some(({ cartUnitId }) => cartUnitId === id));
    return { before, after: { ...before, units, selected: selected.filter(() => choice.next().value > 1) } };
  });

test('[EN-03 PR-08] the amounts of all places add up to the difference of the totals', () => {
  let places = 0;
  fc.assert(
    fc.property(arbPair, ({ before: first, after: second }) => {
      const now = [testNow, testNow] as const;
      const found = differenceOf([asked(first), asked(second)], now);
      expect(found.difference).toBe(
        marketplace.priceOfCart(second, testNow).price - marketplace.priceOfCart(first, testNow).price,
      );
      expect(sum(found.places)).toBe(found.difference);
      for (const { amount, entries, changes } of found.places) {
        expect(sum(entries)).toBe(amount);
        expect(entries.every((entry) => entry.amount !== 0)).toBe(true);
        expect(entries.length + changes.length).toBeGreaterThan(0);
      }
      // the way back costs the opposite, place by place
      const back = differenceOf([asked(second), asked(first)], now);
      expect(amountsOf(back.places)).toEqual(
        new Map([...amountsOf(found.places)].map(([at, amount]) => [at, 0 - amount])),
      );
      expect(differenceOf([asked(first), asked(first)], now).places).toEqual([]);
      places += found.places.length;
    }),
    { numRuns: lawRuns(200) },
  );
  expect(places).toBeGreaterThan(200);
});

test('[EN-03] carts that differ have a place that differs', () => {
  fc.assert(
    fc.property(arbPair, ({ before: first, after: second }) => {
      const isSame =
        JSON.stringify(cartDocument.encode(documentOf(first))) ===
        JSON.stringify(cartDocument.encode(documentOf(second)));
      const { places } = differenceOf([asked(first), asked(second)], [testNow, testNow]);
      expect(places.length === 0).toBe(isSame);
    }),
    { numRuns: lawRuns(100) },
  );
});
