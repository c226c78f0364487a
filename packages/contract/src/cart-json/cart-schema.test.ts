import { isObject, own } from '@baguni/domain/internal';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { arbCartState, lawRuns } from '@baguni/domain/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { documentOf, cartDocument } from '../codecs/state/state-codec.ts';
import { beyondSchema } from './beyond-schema.ts';
import { cartSchema } from './cart-schema.ts';
import { ofPage } from './meanings.ts';
import { parseCart } from './parse-cart.ts';

// strict mode and formats, so that other validators read the schema in the same way
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
const simple = {
  units: [
    { id: 1, item: 'A-100', name: 'Apples', price: 900 },
    { id: 2, item: 'P-200', name: 'Pears', price: 700, quantity: 3, stock: 5, category: 'fruit' },
    { id: 3, item: 'C-300', name: 'Cheese', price: 1990, quantity: 1500, measure: { unit: 'g', step: 50, per: 1000 } },
  ],
};
const carts: readonly object[] = [
  cart,
  { ...cart, coupons: { status: 'Known', offered: coupons } },
  { units: [] },
  simple,
];

test('[EN-07] the published schema is current; run with -u to update it', async () => {
  await expect(`${JSON.stringify(cartSchema(), null, 1)}\n`).toMatchFileSnapshot('../../cart.schema.json');
});

/** Returns the paths of fields without a description. */
const undescribed = (schema: unknown, path = ''): readonly string[] => {
  if (Array.isArray(schema)) return schema.flatMap((one) => undescribed(one, path));
  if (!isObject(schema)) return [];
  return Object.entries(schema).flatMap(([key, value]) => {
    if (key !== 'properties' || !isObject(value)) return undescribed(value, path);
    return Object.entries(value).flatMap(([name, one]) => [
      ...(isObject(one) && Object.keys(one).length > 0 && own(one, 'description') === undefined
        ? [`${path}${name}`]
        : []),
      ...(ofPage.has(name) ? [] : undescribed(one, `${path}${name}.`)),
    ]);
  });
};

test('[EN-07] every field of a handwritten cart has a description', () => {
  expect(undescribed(cartSchema())).toEqual([]);
});

type Path = readonly (string | number)[];

const pathsIn = (value: unknown, path: Path = []): readonly Path[] => {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([name, inner]) => pathsIn(inner, [...path, name]))];
};

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

/** Returns the differences between schema and parser, or `undefined` if they agree. */
const disagreement = (json: unknown): unknown => {
  const read = parseCart(json);
  const isFit = fits(json);
  if (read.ok) return isFit ? undefined : ['the schema refuses', fits.errors];
  const more = read.problems.filter(
    (problem) => !beyondSchema.some(({ type, at }) => problem.type === type && problem.path.endsWith(at)),
  );
  return isFit && more.length > 0 ? ['parseCart refuses', more] : undefined;
};

const moments = ['2026-12-31', '2026-12-31T23:59:59', '2026-02-30T00:00:00Z', '2026-12-31T23:59:59+09:00'];
const texts = ['', 'x', 'x'.repeat(5000), 'Rate', 'Amount', 'All', ...moments, '\ud800', 'a\u0000b'];
const wrongs = [undefined, null, -1, 0, 1, 1.5, 101, 1e15, ...texts, true, false, [], [1], {}];
const paths = [...new Map(carts.flatMap((json) => pathsIn(json)).map((path) => [path.join('.'), path])).values()];
const written = paths.filter((path) => path.length > 0);

test('[EN-07] schema and parseCart accept the same handwritten, minimal and State carts', () => {
  const { options: _, additions: __, ...least } = unit.item;
  for (const json of [...carts, { units: [{ ...unit, item: least, discounts: [] }] }])
    expect([fits(json), parseCart(json).ok]).toEqual([true, true]);
  fc.assert(
    fc.property(arbCartState, (state) => {
      expect(fits(cartDocument.encode(documentOf(state)))).toBe(true);
    }),
    { numRuns: lawRuns(30) },
  );
});

test('[EN-07] schema and parseCart agree if any field is missing, has another type or exceeds its bounds', () => {
  const found = [cart, simple].flatMap((json) =>
    pathsIn(json)
      .slice(1)
      .flatMap((path) => wrongs.map((wrong) => [path.join('.'), wrong, disagreement(spoiled(json, path, wrong))])),
  );
  expect(found.length).toBeGreaterThan(2000);
  expect(found.filter(([, , disagreed]) => disagreed !== undefined)).toEqual([]);
});

test('[EN-07] schema and parseCart agree on carts with several invalid fields, except for checks beyond JSON Schema', () => {
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

test('[EN-07] every listed exception is necessary', () => {
  const used = { ...cart.appliedCoupons[0], cartUnitIds: [1] };
  const beyond: readonly object[] = [
    { ...cart, units: [unit, unit], appliedCoupons: [] },
    { ...cart, selected: [7] },
    { ...cart, units: [{ ...unit, shippingPolicyKey: 'typo' }], appliedCoupons: [] },
    { ...cart, appliedCoupons: [{ ...used, couponIssueNo: 'C9' }] },
    { ...cart, appliedCoupons: [{ ...used, discountValue: 501 }] },
    {
      units: [
        {
          ...unit,
          quantity: 999,
          item: { ...unit.item, itemSellPrice: 1_000_000_000, options: [{ optionPrice: 1_000_000_000 }] },
        },
      ],
    },
    { units: [{ ...unit, isBuyAvailable: true, unableOrderType: 'OTHER' }] },
    { units: [{ ...unit, item: { ...unit.item, limits: { min: 5, max: 2 } } }] },
    { units: [{ ...unit, item: { ...unit.item, limits: { multiple: 0 } } }] },
    { units: [{ ...unit, item: { ...unit.item, options: [{ optionPrice: -unit.item.itemSellPrice - 1 }] } }] },
    { units: [{ ...unit, expressShopBranch: { ...gone.expressShopBranch, branchAdditionalPrice: -1_000_000 } }] },
    { ...cart, appliedCoupons: [{ ...used, cartUnitIds: [] }] },
    { units: [{ id: 1, item: 'tea', name: 'Tea', price: 250, cartUnitId: 2 }] },
    { ...cart, promotions: ['three'] },
    { ...cart, more: 1 },
  ];
  const told = beyond.map((json) => {
    const read = parseCart(json);
    expect(fits(json)).toBe(true);
    return !read.ok ? read.problems.map(({ type }) => type) : [];
  });
  expect(told.flat()).toEqual(beyondSchema.map(({ type }) => type));
});
