import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { arbCartState, lawRuns } from '@baguni/domain/testing';
import { either as E } from 'fp-ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { documentOf } from '../codecs/state/document.ts';
import { cartDocument } from '../codecs/state/state-codec.ts';
import { beyondSchema, isBeyondSchema } from './beyond-schema.ts';
import { cartSchema } from './cart-schema.ts';
import { undescribed } from './meanings.ts';
import { parseCart } from './parse-cart.ts';

// nothing in it may be misunderstood by a strict reader, and formats count
const ajv = new Ajv2020({ strict: true });
addFormats.default(ajv);
const fits = ajv.compile(cartSchema());

const unit = {
  cartUnitId: 1,
  quantity: 2,
  item: {
    itemNo: 'A-100',
    itemName: 'Apples',
    itemSellPrice: 12_900,
    options: [{ optionPrice: 100, optionEntries: [{ name: 'Size', value: 'Large' }], stock: 5 }],
    additions: [{ name: 'Wrapping', price: 500, quantity: 1 }],
    limits: { min: 1, max: 9, multiple: 1 },
    category: { large: 'fruit' },
    flags: { isAdult: false },
  },
  seller: { sellerKey: 'farm' },
  discounts: [
    { discountType: 'Seller', policy: { calcType: 'Rate', discountRate: 10 } },
    { discountType: 'Bundle', policy: { calcType: 'Amount', discountPrice: 100, maxDiscountPrice: 500 } },
  ],
  insertDateISO: '2026-11-20T02:00:00.000Z',
};
const gone = {
  ...unit,
  cartUnitId: 2,
  isBuyAvailable: false,
  unableOrderType: 'ITEM_OUT_OF_STOCK',
  unableOrderReasonCode: '-2',
  expressShopBranch: { expressShopType: 'LotteMart', branchCode: '1', branchName: 'One', branchAdditionalPrice: 300 },
};
const coupons = [
  { issueNo: 'C1', couponName: 'One', discountUnitType: 'Amount', discountValue: 500 },
  {
    policyNo: 'P2',
    couponName: 'A tenth',
    discountUnitType: 'Rate',
    discountValue: 10.5,
    expiredDate: '2026-12-31T23:59:59+09:00',
    target: { type: 'Sellers', sellerKeys: ['farm'] },
    flags: { isClub: true },
  },
];
const cart = {
  $schema: 'cart.schema.json',
  units: [unit, gone],
  selected: [1],
  shippingPolicies: [{ shippingPolicyKey: 'farm', shippingFee: 3000 }],
  bundleTerms: [{ bundleKey: 'farm', isMaxCharge: true }],
  coupons,
  appliedCoupons: [
    { couponIssueNo: 'C1', cartUnitIds: [1] },
    {
      couponIssueNo: 'policy/P2',
      couponType: 'BuyerCoupon',
      discountUnitType: 'Rate',
      discountValue: 10.5,
      cartUnitIds: [2],
    },
  ],
  extraDiscountCandidates: [
    {
      masterNo: 'E1',
      unit: 'Amount',
      baseAmount: 0,
      discountAmount: 100,
      discountRate: 0,
      endDate: '2026-12-31T14:59:59.999Z',
      sortOrder: 1,
    },
  ],
  buyer: { isLogin: true, memberType: 'Member' },
  storefront: { language: 'en' },
  pricesAsOf: 1_795_219_200_000,
};
const carts: readonly object[] = [cart, { ...cart, coupons: { status: 'Known', offered: coupons } }, { units: [] }];

test('[EN-07] the published schema is current: run with -u to write it anew', async () => {
  await expect(`${JSON.stringify(cartSchema(), null, 1)}\n`).toMatchFileSnapshot('../../cart.schema.json');
});

test('[EN-07] each field that somebody may write says what it means', () => {
  expect(undescribed(cartSchema())).toEqual([]);
});

type Path = readonly (string | number)[];

const pathsIn = (value: unknown, path: Path = []): readonly Path[] => {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([name, inner]) => pathsIn(inner, [...path, name]))];
};

/** A copy with the value at a path changed, or left out. */
const spoiled = (value: unknown, [name, ...rest]: Path, to: unknown): unknown => {
  if (name === undefined) return to;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries<unknown>({ ...value }).flatMap(([key, inner]) => {
    if (key !== String(name)) return [[key, inner] as const];
    const changed = spoiled(inner, rest, to);
    return changed === undefined ? [] : [[key, changed] as const];
  });
  return Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
};

/** What is told of a cart that schema and parser do not agree on; nothing where they do. */
const disagreement = (json: unknown): unknown => {
  const read = parseCart(json);
  const isFit = fits(json);
  if (E.isRight(read)) return isFit ? undefined : ['the schema refuses', fits.errors];
  const more = read.left.filter((problem) => !isBeyondSchema(problem));
  return isFit && more.length > 0 ? ['parseCart refuses', more] : undefined;
};

const wrongs = [
  undefined,
  null,
  -1,
  0,
  1,
  1.5,
  101,
  1e15,
  '',
  'x',
  'x'.repeat(5000),
  'Rate',
  'Amount',
  'All',
  '2026-12-31',
  '2026-12-31T23:59:59',
  '2026-02-30T00:00:00Z',
  '2026-12-31T23:59:59+09:00',
  '\ud800',
  'a\u0000b',
  true,
  false,
  [],
  [1],
  {},
];
const paths = [...new Map(carts.flatMap((json) => pathsIn(json)).map((path) => [path.join('.'), path])).values()];
const written = paths.filter((path) => path.length > 0);

test('[EN-07] what is written by hand, the least of a cart, a State: the schema takes it as parseCart does', () => {
  const { options: _, additions: __, ...least } = unit.item;
  for (const json of [...carts, { units: [{ ...unit, item: least, discounts: [] }] }])
    expect([fits(json), E.isRight(parseCart(json))]).toEqual([true, true]);
  fc.assert(
    fc.property(arbCartState, (state) => {
      expect(fits(cartDocument.encode(documentOf(state)))).toBe(true);
    }),
    { numRuns: lawRuns(30) },
  );
});

test('[EN-07] left out, of another kind or out of bounds, each field: schema and parseCart agree', () => {
  for (const path of written)
    for (const wrong of wrongs) {
      const found = disagreement(spoiled(cart, path, wrong));
      expect([path.join('.'), wrong, found]).toEqual([path.join('.'), wrong, undefined]);
    }
});

test('[EN-07] they agree on any cart with several fields spoiled, but for what a schema cannot say', () => {
  const arbSpoiled = fc
    .tuple(
      fc.constantFrom(...carts),
      fc.array(fc.tuple(fc.constantFrom(...written), fc.constantFrom(...wrongs)), { minLength: 1, maxLength: 4 }),
    )
    .map(([json, changes]) => changes.reduce<unknown>((value, [path, to]) => spoiled(value, path, to), json));
  const seen = { fitting: 0, refused: 0 };
  fc.assert(
    fc.property(arbSpoiled, (json) => {
      expect(disagreement(json)).toBeUndefined();
      seen[fits(json) ? 'fitting' : 'refused'] += 1;
    }),
    { numRuns: lawRuns(500) },
  );
  expect(Math.min(seen.fitting, seen.refused)).toBeGreaterThan(50);
});

test('[EN-07] what a schema cannot say is all that it does not say', () => {
  const used = { ...cart.appliedCoupons[0], cartUnitIds: [1] };
  const beyond: readonly object[] = [
    { ...cart, units: [unit, unit], appliedCoupons: [] },
    { ...cart, selected: [7] },
    { ...cart, units: [{ ...unit, shippingPolicyKey: 'typo' }], appliedCoupons: [] },
    { ...cart, appliedCoupons: [{ ...used, couponIssueNo: 'C9' }] },
    { ...cart, appliedCoupons: [{ ...used, discountValue: 501 }] },
    { units: [{ ...unit, quantity: 99_999, item: { ...unit.item, itemSellPrice: 1_000_000_000 } }] },
    { units: [{ ...unit, isBuyAvailable: true, unableOrderType: 'OTHER' }] },
    { units: [{ ...unit, item: { ...unit.item, limits: { min: 5, max: 2 } } }] },
    { units: [{ ...unit, item: { ...unit.item, limits: { multiple: 0 } } }] },
    { ...cart, appliedCoupons: [{ ...used, cartUnitIds: [] }] },
  ];
  const told = beyond.map((json) => {
    const read = parseCart(json);
    expect(fits(json)).toBe(true);
    return E.isLeft(read) ? read.left.map(({ type }) => type) : [];
  });
  expect(told.flat()).toEqual(beyondSchema.map(({ type }) => type));
});
