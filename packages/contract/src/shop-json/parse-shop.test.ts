import { refund } from '@baguni/domain';
import { applyCoupon, removePromotion, setQuantity } from '@baguni/domain/verbs';
import { formatFinding } from '@baguni/domain/texts';
import { Ajv2020 } from 'ajv/dist/2020.js';
import {
  bestOffers,
  cartUnitId,
  couponIssueNo,
  definePromotion,
  defineRule,
  createEngine,
  marketplace,
  KWD,
  USD,
  type Decoder,
  type Engine,
  type EngineCart,
  type ShopChanged,
} from '@baguni/domain/internal';
import { either as E } from 'fp-ts';
import fc from 'fast-check';
import * as t from 'io-ts';
import { expect, test } from 'vitest';
import { cartToJson } from '../cart-json/cart-to-json.ts';
import { problemText } from '../cart-json/problem-text.ts';
import type { Parsed } from '../cart-json/index.ts';
import { parseShop, promotionKind, promotionKinds, shopSchema, tiered, type ShopTerms } from './index.ts';

const now = Date.UTC(2026, 10, 28);

const shop: Record<string, unknown> = {
  base: 'Marketplace',
  currency: 'USD',
  limits: {
    units: 20,
    pieces: 12,
    overseas: [
      { country: 'Japan', kg: 10, amounts: [{ amount: 200, currency: 'USD' }] },
      { country: 'Japan', company: 'CJ', kg: 5 },
    ],
  },
  without: ['mixing', 'CART-BR7-47'],
  promotions: [
    {
      id: 'bakery',
      name: '3 for 2 on bakery',
      code: 'BUY-N-GET-M',
      params: { buy: 2, free: 1, on: { type: 'LargeCategories', codes: ['bakery'] } },
      stacksWith: ['TIERED'],
    },
    {
      id: 'more',
      name: 'The more, the less',
      code: 'TIERED',
      params: {
        tiers: [
          { from: 2000, percent: 5 },
          { from: 5000, percent: 10 },
        ],
      },
    },
  ],
  exclusions: [
    {
      code: 'ONE-COUPON-AN-ORDER',
      message: { en: 'One coupon an order.', ko: '쿠폰은 주문당 하나만 쓸 수 있어요.' },
      lanes: ['Buyer', 'Buyer'],
      where: 'Anywhere',
    },
  ],
  discounts: [
    {
      on: { type: 'Items', itemNos: ['coffee'] },
      discount: {
        discountNo: '1',
        discountType: 'Seller',
        displayName: 'Morning price',
        policy: { calcType: 'Rate', discountRate: 10 },
      },
    },
  ],
  coupons: [
    { issueNo: 'W1', couponName: 'Welcome', discountUnitType: 'Amount', discountValue: 100 },
    { issueNo: 'W2', couponName: 'Thanks', discountUnitType: 'Rate', discountValue: 5 },
  ],
  shippingPolicies: [
    { shippingPolicyKey: 'shop', shippingFee: 499, isConditionalFree: true, conditionalFreeBasisCost: 3000 },
  ],
};
const [bakery] = shop['promotions'] as [object];
const valueOf = <A>(read: Parsed<A>): A => {
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
};
const changed = (verdict: ShopChanged<string>): EngineCart => {
  if (!verdict.ok) throw new Error(verdict.reason.code);
  return verdict.cart;
};
const shopOf = (json: unknown) => valueOf(parseShop(json));
const wrongIn = (...asked: Parameters<typeof parseShop>) => {
  const found = parseShop(...asked);
  return found.ok ? [] : found.problems;
};
const problems = (change: object) => wrongIn({ ...shop, ...change }).map(({ type, path }) => `${type} ${path}`);

const unit = (cartUnitId: number, itemNo: string, itemSellPrice: number, quantity: number, large = '') => ({
  cartUnitId,
  quantity,
  item: { itemNo, itemName: itemNo, itemSellPrice, category: { large, medium: '', small: '' } },
  seller: { sellerKey: 'shop' },
});
const cart = {
  currency: 'USD',
  units: [unit(1, 'bun', 250, 3, 'bakery'), unit(2, 'coffee', 1000, 2)],
  promotions: ['bakery', 'more'],
};
const cartOf = (json: object) => valueOf(shopOf(shop).parseCart(json));

test('[EN-10] prices a cart with the discount, promotions and shipping of the guide shop', () => {
  const { engine } = shopOf(shop);
  const price = engine.priceOfCart(cartOf(cart), now);
  expect(price.entries.map(({ rule, amount }) => [rule, amount])).toEqual([
    ['ItemPrice', 750],
    ['Promotion', -250],
    ['Promotion', -25],
    ['ItemPrice', 2000],
    ['SellerDiscount', -200],
    ['Promotion', -90],
    ['ShippingFee', 499],
  ]);
  expect([price.total.minor, engine.format(price.price, 'en-US')]).toEqual([2684, '$26.84']);
});

test('[EN-09 EN-10] its exclusion keeps coupons apart, and its limit bounds a quantity', () => {
  const { engine } = shopOf(shop);
  const buyer = { isLogin: true, memberType: 'Member' };
  const best = bestOffers(engine, cartOf({ ...cart, buyer, promotions: [] }), now);
  // TIERED combines with everything and applies to the total; BUY-N-GET-M excludes coupons on its units
  expect([best.promotions, best.coupons.map(({ coupon }) => coupon.couponName), best.isProved]).toEqual([
    ['bakery', 'more'],
    ['Welcome'],
    true,
  ]);
  const { W1, W2 } = { W1: couponIssueNo('W1'), W2: couponIssueNo('W2') };
  const one = changed(applyCoupon(engine, cartOf({ ...cart, buyer }), W1, [cartUnitId(2)], now));
  const two = applyCoupon(engine, one, W2, [cartUnitId(1)], now);
  expect(!two.ok && formatFinding(engine, two.reason, 'en')).toBe(
    '‘3 for 2 on bakery’ can’t be used with this coupon.',
  );
  const both = applyCoupon(engine, changed(removePromotion(engine, one, 'bakery')), W2, [cartUnitId(1)], now);
  expect(!both.ok && formatFinding(engine, both.reason, 'ko')).toBe('쿠폰은 주문당 하나만 쓸 수 있어요.');
  const more = setQuantity(engine, cartOf(cart), cartOf(cart).units[0]!.cartUnitId, 13);
  expect(more).toMatchObject({ reason: { code: 'CART-BR3-06', params: { max: 12 } } });
});

const offering = (...over: readonly object[]) => ({ promotions: over.map((one) => ({ ...bakery, ...one })) });
const capped = (cap: object) => ({ limits: { overseas: [{ kg: 0 }, cap] } });
const amountCap = (amount: number, currency: string) => capped({ amounts: [{ amount, currency }] });
const exclusion = (code: string, en: string) => ({ code, message: { en }, lanes: ['Buyer'], where: 'Anywhere' });
const one = exclusion('ONE', 'One an order.');
const badCoupon = { issueNo: 'C', couponName: '', discountUnitType: 'Amount', discountValue: -1 };
const at = '2026-02-01T00:00:00+09:00';
/** A change of the shop, and its problems. */
const [morning] = shop['discounts'] as [{ discount: { policy: object } }];
const percentOff = { code: 'PERCENT-OFF-ORDER' };
const tiers = (...all: readonly (readonly [from: number, percent: number])[]) =>
  offering({ code: 'TIERED', params: { tiers: all.map(([from, percent]) => ({ from, percent })) } });
const changes: readonly (readonly [object, ...string[]])[] = [
  [{}],
  [{ currency: 'XXY1', limits: { units: 0 } }, 'Misfit currency', 'Misfit limits.units'],
  [{ currency: { code: 'usd', exponent: 2, rounding: 'Down' } }, 'Misfit currency.code'],
  [offering({}, {}), 'Repeated promotions.1.id'],
  [offering({ params: { buy: 2 } }, {}), 'Repeated promotions.1.id', 'Missing promotions.0.params.free'],
  [offering({ code: 'NONE' }), 'Misfit promotions.0.code'],
  [offering({ params: { buy: 0 } }), 'Misfit promotions.0.params.buy', 'Missing promotions.0.params.free'],
  [offering({ stacksWith: 'Nothing' }), 'Misfit promotions.0.stacksWith'],
  [offering({ from: '2026-02-30T00:00:00Z' }), 'Misfit promotions.0.from'],
  [offering({ until: '2026-01-01' }), 'Misfit promotions.0.until'],
  [offering({ couponCode: ' ' }), 'Misfit promotions.0.couponCode'],
  [offering({ groups: 'staff' }), 'Misfit promotions.0.groups'],
  // terms that can never save
  [offering({ groups: [] }), 'Misfit promotions.0.groups'],
  [offering({ groups: ['staff'] })],
  [offering({ ...percentOff, params: { percent: 0 } }), 'Misfit promotions.0.params.percent'],
  [offering({ ...percentOff, params: { percent: 0.5 } })],
  [
    offering({ ...percentOff, params: { percent: 5, on: { type: 'LargeCategories', codes: [] } } }),
    'Misfit promotions.0.params.on.codes',
  ],
  [offering({ ...percentOff, params: { percent: 5, on: { type: 'LargeCategories', codes: ['wine'] } } })],
  [offering({ code: 'NTH-PIECE', params: { nth: 2, percent: 0 } }), 'Misfit promotions.0.params.percent'],
  [tiers(), 'Misfit promotions.0.params.tiers'],
  [tiers([5000, 0]), 'Misfit promotions.0.params.tiers.0.percent'],
  [tiers([5000, 5], [9000, 10], [5000, 6]), 'Repeated promotions.0.params.tiers.2.from'],
  [tiers([5000, 5], [9000, 10])],
  [tiers([5000, 10], [9000, 5]), 'Misfit promotions.0.params.tiers.1.percent'],
  [offering({ code: 'AMOUNT-OFF-ORDER', params: { amount: 0 } }), 'Misfit promotions.0.params.amount'],
  [offering({ ...percentOff, params: { percent: 5, cap: 0 } }), 'Misfit promotions.0.params.cap'],
  [
    offering({ code: 'TIERED', params: { tiers: [{ percent: 5 }, { percent: 6 }] } }),
    'Missing promotions.0.params.tiers.0.from',
    'Missing promotions.0.params.tiers.1.from',
  ],
  [{ discounts: [{ ...morning, on: { type: 'Items', itemNos: [] } }] }, 'Misfit discounts.0.on.itemNos'],
  [{ discounts: [{ ...morning, on: { type: 'Sellers', sellerKeys: [] } }] }, 'Misfit discounts.0.on.sellerKeys'],
  [offering({ couponCode: 'A1' }, { id: 'other', couponCode: 'a 1' }), 'Repeated promotions.1.couponCode'],
  [offering({ from: '2026-01-01T00:00:00' }), 'Misfit promotions.0.from'],
  [offering({ from: at, until: '2026-01-31T14:59:59.999Z' }), 'Misfit promotions.0.until'],
  [offering({ from: at, until: '2026-01-31T15:00:00Z' })],
  [offering({ from: at })],
  [offering({ until: at })],
  [{ coupons: [badCoupon] }, 'Misfit coupons.0.discountValue'],
  [{ exclusions: [exclusion('no code', '')] }, 'Misfit exclusions.0.code'],
  // a code that already has another meaning
  [{ exclusions: [one, one] }],
  [{ exclusions: [one, one, exclusion('ONE', 'Only one.')] }, 'Repeated exclusions.2.code'],
  [{ exclusions: [one, exclusion('TIERED', 'Not with tiers.')] }, 'Repeated exclusions.1.code'],
  [{ without: ['role', 'coupons', 'CART-BR7-14'] }, 'Misfit without.1', 'Misfit without.2'],
  [{ without: ['quantity'] }, 'Misfit without.0'],
  [capped({ kg: -1 }), 'Misfit limits.overseas.1.kg'],
  [capped({ pieces: 1.5 }), 'Misfit limits.overseas.1.pieces'],
  [capped({ country: 'Japann' }), 'Misfit limits.overseas.1.country'],
  [capped({ country: 'SouthKorea' }), 'Misfit limits.overseas.1.country'],
  [capped({ company: 'DHL' }), 'Misfit limits.overseas.1.company'],
  [amountCap(-1, 'USD'), 'Misfit limits.overseas.1.amounts.0.amount'],
  [amountCap(1, 'KRW'), 'Misfit limits.overseas.1.amounts.0.currency'],
  [amountCap(1, 'EUR'), 'Misfit limits.overseas.1.amounts.0.currency'],
  [capped({ withBodyHair: 15_000 }), 'Misfit limits.overseas.1.withBodyHair'],
];
test.each(changes.map(([change, ...found]) => [change, found] as const))(
  '[EN-10 OV-06 OV-07] reports all problems of %j by path',
  (change, found) => {
    expect(problems(change)).toEqual(found);
  },
);

test('[EN-10] reports problems of several parts at once, and refuses anything but an object', () => {
  const discounts = [{ on: { type: 'All' }, discount: { policy: { calcType: 'Half' } } }];
  expect(problems({ discounts })).toContain('Misfit discounts.0.discount.policy.calcType');
  expect(problems({ ...offering({}, {}, { id: 'a', code: 'NONE' }), coupons: [badCoupon] })).toEqual([
    'Repeated promotions.1.id',
    'Misfit promotions.2.code',
    'Misfit coupons.0.discountValue',
  ]);
  for (const json of [undefined, null, 1, 'shop', []]) expect(parseShop(json).ok).toBe(false);
});

const mixtures: readonly (readonly [object, ...string[]])[] = [
  [
    {
      currency: 'USDX',
      limits: { units: 0 },
      without: ['nope'],
      promotions: [
        { id: 3 },
        { ...bakery, from: 'now', params: { buy: 0, free: 1 }, stacksWith: ['other', 'none'] },
        { ...bakery, code: 'NONE', until: 1 },
        { id: 'other', name: '', code: 'BUY-N-GET-M', params: { buy: 1 }, from: at, until: '2026-01-01T00:00:00Z' },
      ],
      messages: { de: { OUT_OF_STOK: '', NONE: 'Nicht jetzt.' } },
      more: 1,
    },
    'Misfit currency',
    'Misfit limits.units',
    'Misfit promotions.0.id',
    'Missing promotions.0.name',
    'Missing promotions.0.code',
    'Misfit promotions.1.from',
    'Misfit promotions.2.until',
    'Misfit without.0',
    'Repeated promotions.2.id',
    'Misfit promotions.1.stacksWith.1',
    'Misfit promotions.1.params.buy',
    'Misfit promotions.2.code',
    'Misfit promotions.3.until',
    'Missing promotions.3.params.free',
    'UnknownField messages.de.OUT_OF_STOK',
    'UnknownField more',
  ],
  // consequences of an invalid value are not reported
  [
    {
      base: 'marketplace',
      home: 'DE',
      countries: [{ codes: ['AT'] }],
      exclusions: [{}, one, one, { ...one, message: {} }],
    },
    'Missing exclusions.0.code',
    'Missing exclusions.0.message',
    'Missing exclusions.0.lanes',
    'Missing exclusions.0.where',
    'Misfit base',
    'Repeated exclusions.3.code',
  ],
  [
    {
      fields: { item: { 'a.b': { type: 'text' }, limited: { type: 'bool' } } },
      discounts: [{}, { on: { type: 'Field', field: 'limitd', is: true }, discount: { policy: {} } }],
      home: 'Germany',
      base: undefined,
      without: [],
      limits: {},
      countries: [{ codes: ['AT', 'AT'], freeFrom: 1 }],
    },
    'Missing fields.item.a.b.type',
    'Misfit fields.item.limited.type',
    'Missing discounts.0.on',
    'Misfit home',
    'Repeated countries.0.codes.1',
    'Missing countries.0.fee',
    'Misfit discounts.1.on.field',
    'Missing discounts.0.discount',
    'Missing discounts.1.discount.discountType',
    'Missing discounts.1.discount.policy.calcType',
  ],
];
test.each(mixtures.map(([change, ...found]) => [change, found] as const))(
  '[EN-10] reports independent problems of a shop together: %j',
  (change, found) => {
    expect(problems(change)).toEqual(found);
  },
);

test('[EN-10] reports a code of a custom rule with another meaning', () => {
  const rule = defineRule({ code: 'ONE', message: { en: 'A rule.' }, broken: () => undefined });
  expect(wrongIn({ currency: 'USD', exclusions: [one] }, { engine: { rules: [rule] } })).toEqual([
    { type: 'Repeated', path: 'exclusions.0.code', found: 'ONE' },
  ]);
});

test('[EN-10 OV-06] shop caps use the currency of the shop; marketplace caps use won', () => {
  const base = 'Marketplace';
  const caps = (currency: unknown, own: string) =>
    parseShop({ currency, base, limits: { overseas: [{ amounts: [{ amount: 1, currency: own }] }] } }).ok;
  expect(caps({ code: 'CHF', exponent: 2, rounding: 'Down' }, 'CHF')).toBe(true);
  expect(caps('KRW', 'KRW')).toBe(true);
  expect(parseShop({ currency: 'KRW', base, limits: { overseas: [{ withBodyHair: 1 }] } }).ok).toBe(true);
  // a simple shop has no rules on them
  expect(wrongIn({ currency: 'KRW', limits: { overseas: [{ kg: 1 }] } })).toEqual([
    { type: 'Misfit', path: 'limits.overseas', found: [{ kg: 1 }], fits: undefined },
  ]);
});

test('[EN-10 OV-07] applies the caps of shop JSON at their boundary, by country and company', () => {
  const { engine, parseCart } = shopOf(shop);
  const heavy = (kg: number, company: string) => {
    const heavyUnit = { ...unit(1, 'bun', 250, 1), item: { ...unit(1, 'bun', 250, 1).item, shippingWeight: kg } };
    const oversea = { status: 'Known', selectedCompany: company, companies: [] };
    const found = valueOf(parseCart({ units: [heavyUnit], shippingCountry: 'Japan', oversea }));
    const codes = engine.checkOrder(found, now).map(({ code }) => code);
    return codes.filter((code) => /^CART-BR7-(?:24|42)$/u.test(code));
  };
  expect([heavy(5, 'CJ'), heavy(10, 'EMS')]).toEqual([[], []]);
  expect([heavy(5.1, 'CJ'), heavy(10.1, 'EMS')]).toEqual([['CART-BR7-42'], ['CART-BR7-24']]);
});

test('[EN-10] shop JSON omits listed rules', () => {
  const codes = (without: readonly string[]) => {
    const { engine, parseCart } = shopOf({ currency: 'USD', without });
    const cart = valueOf(parseCart({ units: [unit(1, 'bun', 250, 1)], selected: [] }));
    return engine.checkOrder(cart, now).map(({ code }) => code);
  };
  expect(codes([])).toEqual(['NOTHING_SELECTED']);
  for (const name of ['selection', 'CART-BR7-01', 'NOTHING_SELECTED'])
    expect([name, codes([name])]).toEqual([name, []]);
  expect(codes(['countries'])).toEqual(['NOTHING_SELECTED']);
  const readable = { currency: 'USD', base: 'Marketplace', without: ['NOTHING_SELECTED'] };
  expect(wrongIn(readable)).toMatchObject([{ type: 'Misfit', path: 'without.0' }]);
});

test('[EN-10] reads the coupon codes and groups of a buyer, for offers that only some buyers have', () => {
  const welcome = { id: 'welcome', name: 'Welcome', code: 'AMOUNT-OFF-ORDER', params: { amount: 100, from: 200 } };
  const { engine, parseCart } = shopOf({
    currency: 'USD',
    promotions: [{ ...welcome, couponCode: 'Welcome 10', groups: ['staff'] }],
  });
  const savingOf = (fields: object) => {
    const read = parseCart({ units: [unit(1, 'bun', 500, 1)], ...fields });
    return read.ok ? bestOffers(engine, read.value, now).saving : read.problems.map(({ path }) => path);
  };
  const staff = { couponCodes: ['welcome10'], buyerGroups: ['staff'] };
  expect(savingOf(staff)).toBe(100);
  expect(savingOf({ ...staff, couponCodes: [] })).toBe(0);
  expect(savingOf({ ...staff, buyerGroups: ['press'] })).toBe(0);
  expect(savingOf({ ...staff, usedCouponCodes: ['WELCOME 10'] })).toBe(0);
  expect(savingOf({ couponCodes: 'welcome10', usedCouponCodes: [1], buyerGroups: ['staff'] })).toEqual([
    'couponCodes',
    'usedCouponCodes',
  ]);
});

test('[EN-10] refuses carts in another currency and unknown promotions', () => {
  const { parseCart } = shopOf(shop);
  const wrong = parseCart({ ...cart, currency: 'EUR', promotions: ['bakery', 'gone'] });
  const gone = { path: 'promotions.1', found: 'gone' };
  expect(wrong).toMatchObject({ problems: [{ path: 'currency', found: 'EUR' }, gone] });
  const each = parseCart({ ...cart, promotions: ['bakry', 'bakery', 7] });
  expect(each).toMatchObject({
    problems: [
      { path: 'promotions.0', found: 'bakry', nearest: 'bakery' },
      { path: 'promotions.2', found: 7 },
    ],
  });
  expect(!each.ok && each.problems.map((one) => problemText(one))).toEqual([
    expect.stringMatching(/^promotions.0 is "bakry"; it must be .*bakery.*; did you mean bakery\?$/u) as string,
    expect.stringMatching(/^promotions.2 is 7; it must be .*bakery/u) as string,
  ]);
  const none = shopOf({ currency: 'USD' }).parseCart({ units: [], promotions: ['bakery'] });
  expect(!none.ok && none.problems.map((one) => problemText(one))).toEqual([
    'promotions is a list of 1; it must be an empty list',
  ]);
  const strict = parseCart({ ...cart, promotion: [] });
  expect(strict).toMatchObject({ problems: [{ type: 'UnknownField', path: 'promotion' }] });
});

test('[EN-09 EN-10] messages in shop JSON override those in code, per message code', () => {
  const messages = {
    en: { 'CART-BR3-06': 'A dozen is all we have, not {max}.', TIERED: 'Only {missing} to ‘{name}’' },
    de: { 'CART-BR3-06': 'Höchstens {max}.', 'PROMOTION-NOT-NOW': '‘{name}’ ist vorbei.' },
  };
  const { engine } = shopOf({ ...shop, messages });
  const max = { code: 'CART-BR3-06', params: { max: 12 } };
  expect([formatFinding(engine, max, 'en'), formatFinding(engine, max, 'de')]).toEqual([
    'A dozen is all we have, not 12.',
    'Höchstens 12.',
  ]);
  expect(formatFinding(engine, { code: 'PROMOTION-NOT-NOW', params: { name: 'A' } }, 'de')).toBe('‘A’ ist vorbei.');
  const inCode = { en: { 'CART-BR3-06': 'No.', 'CART-BR7-01': 'Choose.' } };
  const other = valueOf(parseShop({ ...shop, messages }, { engine: { messages: inCode } })).engine;
  const none = { code: 'CART-BR7-01', params: {} };
  expect([formatFinding(other, max, 'en'), formatFinding(other, none, 'en')]).toEqual([
    'A dozen is all we have, not 12.',
    'Choose.',
  ]);
});

test('[EN-09 EN-10] refuses unknown message values and unknown codes', () => {
  const wrong = (messages: unknown) => wrongIn({ ...shop, messages });
  expect(wrong({ en: { 'CART-BR7-33': 'Up to {most}.' } })).toEqual([
    {
      type: 'Misfit',
      path: 'messages.en.CART-BR7-33',
      found: 'Up to {most}.',
      fits: { type: 'string', pattern: String.raw`^(?:[^{}]|\{max\})+$` },
    },
  ]);
  expect(wrong({ en: { 'CART-BR7-333': 'x', TIERED: '{name} {missing}' } })).toEqual([
    { type: 'UnknownField', path: 'messages.en.CART-BR7-333', found: 'x', fits: 'CART-BR7-33' },
  ]);
  for (const text of ['{', '}', '{}', '{ max }', '{max', '', 1, null, 'x'.repeat(1001)])
    expect([text, wrong({ en: { 'CART-BR7-33': text } }).map(({ path }) => path)]).toEqual([
      text,
      ['messages.en.CART-BR7-33'],
    ]);
  for (const messages of [null, [], 'en', { en: null }, { en: [] }]) expect(wrong(messages)).toHaveLength(1);
});

test('[EN-08 EN-10] with a given currency, returns a typed shop or a problem', () => {
  const { engine, parseCart } = valueOf(parseShop(shop, { currency: USD }));
  const dollars: Engine<'USD'> = engine;
  expect(dollars.format(dollars.priceOfCart(valueOf(parseCart(cart)), now).price, 'en-US')).toBe('$26.84');
  // @ts-expect-error a cart in another currency
  expect(() => dollars.priceOfCart(createEngine({ ...marketplace.terms, currency: KWD }).cartOf([]), now)).toThrow(
    TypeError,
  );
  expect(wrongIn(shop, { currency: KWD })).toEqual([
    { type: 'Misfit', path: 'currency', found: 'USD', fits: { enum: ['KWD'] } },
  ]);
});

test('[EN-10] the published schema is current; run with -u to update it', async () => {
  await expect(`${JSON.stringify(shopSchema(), null, 1)}\n`).toMatchFileSnapshot('../../shop.schema.json');
});

test('[EN-10] schema and parseShop agree on the guide shop and on invalid variants', () => {
  const fits = new Ajv2020({ strict: false, validateFormats: false }).compile(shopSchema());
  expect(fits(shop)).toBe(true);
  for (const change of [
    { currency: 'XXX' },
    { limits: { pieces: 1.5 } },
    { promotions: [{ ...bakery, code: 'NONE' }] },
    { promotions: [{ ...bakery, params: { buy: 1 } }] },
    { promotions: {} },
    { exclusions: [{ code: 'A', message: {}, lanes: ['Sideways'], where: 'Anywhere' }] },
    { discounts: [{ on: { type: 'Some' }, discount: {} }] },
    { coupons: [{ couponName: 1 }] },
    { shippingPolicies: [{ shippingFee: -1 }] },
    offering({ groups: [] }),
    offering({ ...percentOff, params: { percent: 0 } }),
    tiers(),
  ])
    expect([change, fits({ ...shop, ...change }), problems(change).length > 0]).toEqual([change, false, true]);
});

test.each(['USD', {}, null, 7])('[EN-10] refuses the required currency %j, which is none', (currency) => {
  expect(() => parseShop({ currency: 'USD' }, { currency } as unknown as ShopTerms<'USD'>)).toThrow(
    new TypeError(`currency: expected a currency such as USD, not ${JSON.stringify(currency)}`),
  );
});

const unknownIn = (json: unknown) =>
  wrongIn(json).map((one) => [one.type, one.path, 'fits' in one ? one.fits : undefined]);

test.each([
  [{ limit: { units: 3 } }, 'limit', 'limits'],
  [{ limits: { unit: 3 } }, 'limits.unit', 'units'],
  [{ currency: { code: 'CHF', exponent: 2, rounding: 'Down', symbol: 'Fr' } }, 'currency.symbol', ''],
  [{ promotions: [{ ...bakery, stackWith: [] }] }, 'promotions.0.stackWith', 'stacksWith'],
  [{ promotions: [{ ...bakery, params: { buy: 2, free: 1, onn: 1 } }] }, 'promotions.0.params.onn', 'on'],
  // a field of another promotion kind or target type
  [{ promotions: [{ ...bakery, params: { buy: 2, free: 1, tiers: [] } }] }, 'promotions.0.params.tiers', ''],
  [{ discounts: [{ ...morning, on: { type: 'All', itemNos: [] } }] }, 'discounts.0.on.itemNos', ''],
  [{ discounts: [{ ...morning, discount: { ...morning.discount, name: '' } }] }, 'discounts.0.discount.name', ''],
  [{ coupons: [{ ...(shop['coupons'] as [object])[0], expires: '' }] }, 'coupons.0.expires', ''],
  [{ shippingPolicies: [{ shippingPolicyKey: 'a', shippingFee: 1, fee: 1 }] }, 'shippingPolicies.0.fee', ''],
  [{ __proto__: null, constructor: 1 }, 'constructor', ''],
])('[EN-10] reports an unknown field with a suggested name: %j', (change, path, fits) => {
  expect(unknownIn({ ...shop, ...change })).toEqual([['UnknownField', path, fits]]);
});

test('[EN-10] accepts any message language and a schema reference', () => {
  const exclusion = { code: 'A', message: { de: 'Nur einer.', units: 'x' }, lanes: ['Buyer'], where: 'Anywhere' };
  expect(unknownIn({ $schema: './shop.schema.json', currency: 'USD', exclusions: [exclusion] })).toEqual([]);
  expect(unknownIn({ curency: 'USD' })).toEqual([
    ['Missing', 'currency', expect.objectContaining({ anyOf: expect.any(Array) as unknown })],
    ['UnknownField', 'curency', 'currency'],
  ]);
});

const namesIn = (value: unknown, path: readonly string[] = []): readonly (readonly string[])[] => {
  if (typeof value !== 'object' || value === null || path.at(-1) === 'message') return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    ...(Array.isArray(value) ? [] : [[...path, name]]),
    ...namesIn(inner, [...path, name]),
  ]);
};

const renamed = (value: unknown, [name, ...rest]: readonly string[], to: string): unknown => {
  if (typeof value !== 'object' || value === null || name === undefined) return value;
  const changed = Object.entries(value).map(([one, inner]): readonly [string, unknown] =>
    one === name ? [rest.length === 0 ? to : one, renamed(inner, rest, to)] : [one, inner],
  );
  return Array.isArray(value) ? changed.map(([, inner]) => inner) : Object.fromEntries(changed);
};

test('[EN-10] schema and parseShop agree on shops with any renamed field', () => {
  const fits = new Ajv2020({ strict: false, validateFormats: false }).compile(shopSchema());
  const { currency: _, base, ...rest }: Record<string, unknown> = shop;
  const arbShop = fc
    .tuple(fc.subarray(Object.keys(rest)), fc.constantFrom('USD', { code: 'CHF', exponent: 2, rounding: 'Down' }))
    .map(([names, currency]) => ({ currency, base, ...Object.fromEntries(names.map((name) => [name, rest[name]])) }));
  const arbName = (name: string) =>
    fc.oneof(
      fc.constantFrom(`${name}s`, name.slice(0, -1), name.toUpperCase(), '__proto__', 'constructor', 'type', 'code'),
      fc.string(),
      fc.constant(name),
    );
  const arbRenamed = arbShop
    .chain((json) => fc.tuple(fc.constant(json), fc.constantFrom(...namesIn(json))))
    .chain(([json, path]) => fc.tuple(fc.constant(json), fc.constant(path), arbName(path.at(-1) ?? '')))
    .map(([json, path, to]) => renamed(json, path, to));
  const seen = { fitting: 0, unknown: 0 };
  fc.assert(
    fc.property(arbRenamed, (json) => {
      const found = unknownIn(json);
      expect(found.length === 0).toBe(fits(json));
      if (found.length === 0) seen.fitting += 1;
      if (found.some(([type]) => type === 'UnknownField')) seen.unknown += 1;
    }),
    { numRuns: 400 },
  );
  expect([seen.fitting > 20, seen.unknown > 100]).toEqual([true, true]);
});

const kindOf = (params: Decoder<unknown>) =>
  promotionKind(definePromotion({ code: 'OWN', params, appliesTo: () => true, worth: () => 0, message: { en: '' } }));
const ownOffer = (params: unknown, of: Decoder<unknown>) =>
  wrongIn({ currency: 'USD', promotions: [{ id: 'own', name: 'Own', code: 'OWN', params }] }, { kinds: [kindOf(of)] });

test('[EN-09 EN-10] any io-ts params codec gives a schema and reports unknown fields', () => {
  const params = t.intersection([
    t.type({ most: t.Int, of: t.keyof({ a: null, b: null }), each: t.array(t.record(t.string, t.number)) }),
    t.partial({ name: t.string }),
  ]);
  expect(kindOf(params).schema).toEqual({
    type: 'object',
    properties: {
      most: { type: 'integer' },
      of: { type: 'string', enum: ['a', 'b'] },
      each: { type: 'array', items: { type: 'object', additionalProperties: { type: 'number' } } },
      name: { type: 'string' },
    },
    required: ['most', 'of', 'each'],
  });
  const right = { most: 1, of: 'a', each: [{ any: 1 }] };
  const told = (given: unknown) => ownOffer(given, params).map(({ type, path }) => `${type} ${path}`);
  expect([told(right), told({ ...right, name: 'x' })]).toEqual([[], []]);
  expect(told({ ...right, mosst: 1 })).toEqual(['UnknownField promotions.0.params.mosst']);
  expect(told({ ...right, most: 1.5 })).toEqual(['Misfit promotions.0.params.most']);
});

test('[EN-09 EN-10] other params decoders are accepted, and their errors are always reported', () => {
  const refused = [undefined, 'no number', [], [1], new Error('no number')];
  for (const error of refused) {
    const decoder: Decoder<unknown> = {
      decode: (given) => (typeof given === 'number' ? E.right(given) : E.left(error)),
    };
    expect(kindOf(decoder).schema).toEqual({});
    expect(ownOffer(5, decoder)).toEqual([]);
    expect(ownOffer('five', decoder)).toEqual([
      { type: 'Misfit', path: 'promotions.0.params', found: 'five', fits: undefined },
    ]);
  }
});

test('[EN-09 EN-10] an offer combines with everything or with a list', () => {
  const companyOf = (stacksWith: unknown) => {
    const { engine } = shopOf({ ...shop, promotions: [{ ...bakery, stacksWith }] });
    return ['TIERED', 'Buyer'].map((code) => engine.terms.promotions?.[0]?.goesWith(code));
  };
  expect([companyOf('Everything'), companyOf(['Buyer']), companyOf([])]).toEqual([
    [true, true],
    [false, true],
    [false, false],
  ]);
});

test('[EN-08 EN-10] an unknown currency is reported with the known codes and the form of a custom one', () => {
  expect(wrongIn({ currency: 'GBP' })).toEqual([
    {
      type: 'Misfit',
      path: 'currency',
      found: 'GBP',
      fits: {
        anyOf: [
          { enum: ['KRW', 'JPY', 'USD', 'EUR', 'KWD'] },
          { type: 'object', required: ['code', 'exponent', 'rounding'] },
        ],
      },
    },
  ]);
});

test('[EN-09 EN-10] offers a custom promotion kind together with the built-in ones', () => {
  const own = promotionKind({ ...tiered, code: 'OWN-TIERS' });
  const tier = { from: 5000, percent: 5 };
  const offer = { id: 'own', name: 'Own', code: 'OWN-TIERS', params: { tiers: [tier, { ...tier, from: 9000 }] } };
  expect(parseShop({ currency: 'KWD', promotions: [offer] }).ok).toBe(false);
  const found = parseShop({ currency: 'KWD', promotions: [offer] }, { kinds: [...promotionKinds, own] });
  expect(found.ok && found.value.engine.terms.promotions?.map(({ code }) => code)).toEqual(['OWN-TIERS']);
});

const problemsIn = (json: object) => {
  const read = parseShop({ currency: 'USD', ...json });
  return read.ok ? [] : read.problems;
};
const promotion = (over: object) => ({
  promotions: [{ id: 'p', name: 'P', code: 'FIXED-PRICE', params: { price: 900 }, ...over }],
});

test.each<readonly [string, object, object]>([
  [
    'other decimals of a known currency',
    { currency: { code: 'JPY', exponent: 2, rounding: 'Down' } },
    { type: 'Misfit', path: 'currency.exponent', found: 2, fits: { enum: [0] } },
  ],
  [
    'an unknown rounding',
    { currency: { code: 'JPY', exponent: 0, rounding: 'Halfup' } },
    { type: 'Misfit', path: 'currency.rounding', found: 'Halfup', nearest: 'HalfUp' },
  ],
  [
    'a misspelt coupon lane that a promotion stacks with',
    promotion({ stacksWith: ['GIFT', 'Buyers'] }),
    { type: 'Misfit', path: 'promotions.0.stacksWith.1', found: 'Buyers', nearest: 'Buyer' },
  ],
  [
    'a misspelt promotion that a promotion stacks with',
    promotion({ stacksWith: ['TEIRED'] }),
    { type: 'Misfit', path: 'promotions.0.stacksWith.0', found: 'TEIRED', nearest: 'TIERED' },
  ],
  [
    'a misspelt kind of promotion',
    promotion({ code: 'FIXED-PRISE' }),
    { type: 'Misfit', path: 'promotions.0.code', nearest: 'FIXED-PRICE' },
  ],
  [
    'the start of a kind of promotion',
    promotion({ code: 'percent_off' }),
    { type: 'Misfit', path: 'promotions.0.code', nearest: 'PERCENT-OFF-ORDER' },
  ],
  [
    'a rule of the marketplace that a simple shop leaves out',
    { without: ['club'] },
    { type: 'Misfit', path: 'without.0', found: 'club' },
  ],
  [
    'a misspelt rule of a simple shop',
    { without: ['countrys'] },
    { type: 'Misfit', path: 'without.0', nearest: 'countries' },
  ],
  ['a rule that is no text', { without: [5] }, { type: 'Misfit', path: 'without.0', found: 5 }],
])('[EN-10 EN-08] reports %s', (_, json, problem) => {
  expect(problemsIn(json)).toMatchObject([problem]);
});

test('[EN-10 EN-08] accepts the decimals of known currencies, any of other codes, and every name to stack with', () => {
  const decimals = { KRW: 0, JPY: 0, EUR: 2, CHF: 2, KWD: 3, BHD: 3, XTS: 5, ABC: 1 };
  for (const [code, exponent] of Object.entries(decimals))
    expect(problemsIn({ currency: { code, exponent, rounding: 'HalfUp' } })).toEqual([]);
  for (const stacksWith of ['Everything', ['TIERED', 'Buyer', 'SellerDup', 'Super', 'Shipping']])
    expect(problemsIn(promotion({ stacksWith }))).toEqual([]);
});

test('[EN-10] unknown options are errors of the caller, with the name that was meant', () => {
  expect(() => parseShop({ currency: 'USD' }, { kind: [] } as ShopTerms)).toThrow('did you mean kinds?');
  expect(() => parseShop({ currency: 'USD' }, { engine: { rule: [] } } as ShopTerms)).toThrow('did you mean rules?');
});

test('[EN-10 QT-01] a cart has up to 999 pieces of a unit, or as many as its shop allows', () => {
  const read = (pieces: number | undefined, quantity: number) => {
    const shop = parseShop({ currency: 'USD', ...(pieces === undefined ? {} : { limits: { pieces } }) });
    const item = { itemNo: '1', itemName: '', itemSellPrice: 1 };
    const cart = { units: [{ cartUnitId: 1, quantity, item, seller: { sellerKey: 's' } }] };
    return shop.ok && shop.value.parseCart(cart).ok;
  };
  expect([read(undefined, 999), read(undefined, 1000), read(12, 999), read(5000, 5000), read(5000, 5001)]).toEqual([
    true,
    false,
    true,
    true,
    false,
  ]);
});

test('[EN-12 EN-10] a shop in JSON has tax, with the rate of its items', () => {
  const shop = parseShop({
    currency: 'EUR',
    tax: { rate: 19, prices: 'Exclusive', roundedPer: 'Total', rounding: 'Up' },
  });
  if (!shop.ok) throw new Error('not a shop');
  const { engine, parseCart } = shop.value;
  const of = (cartUnitId: number, more: object) => ({
    cartUnitId,
    quantity: 1,
    item: { itemNo: String(cartUnitId), itemName: '', itemSellPrice: 1001, ...more },
    seller: { sellerKey: 's' },
  });
  const cart = parseCart({ units: [of(1, {}), of(2, { taxRate: 7 })] });
  expect(cart.ok && engine.priceOfCart(cart.value, now).tax?.rates).toEqual([
    { rate: 19, net: 1001, tax: 191, gross: 1192 },
    { rate: 7, net: 1001, tax: 71, gross: 1072 },
  ]);
  const pathsOf = (tax: unknown) => problemsIn({ currency: 'EUR', tax }).map(({ path }) => path);
  expect(pathsOf({ rate: 101, prices: 'inclusive', roundedPer: 'Unit', rounding: 'Half' })).toEqual([
    'tax.rate',
    'tax.prices',
    'tax.roundedPer',
    'tax.rounding',
  ]);
  expect(pathsOf({})).toEqual(['tax.rate', 'tax.prices']);
});

const zones = [
  { codes: ['DE'], fee: 490, freeFrom: 4900 },
  { codes: ['AT', 'CH'], fee: 990 },
];

test('[EN-10 EN-15] a shop from JSON has a home and shipping zones, and its carts are sent home by default', () => {
  const { engine, parseCart } = valueOf(parseShop({ currency: 'EUR', home: 'DE', countries: zones }));
  const units = [{ id: 1, item: 'atlas', name: 'Atlas', price: 2000 }];
  const fee = (json: object) => engine.priceOfCart(valueOf(parseCart({ units, ...json })), now).shippingTotal;
  expect([fee({}), fee({ shippingCountry: 'CH' })]).toEqual([490, 990]);
  const found = engine.checkOrder(valueOf(parseCart({ units, shippingCountry: 'FR' })), now);
  expect(found.map(({ code }) => code)).toEqual(['COUNTRY_NOT_SERVED']);
});

const freeFrom = (conditionalFreeBasisCost: number, isConditionalFree = false) => ({
  shippingPolicyKey: 'shop',
  shippingFee: 300,
  conditionalFreeBasisCost,
  isConditionalFree,
});

test('[EN-10 EN-15] a cart of a shop has free shipping with its minimum', () => {
  const units = [{ id: 1, item: 'tea', name: 'Tea', price: 250 }];
  const read = (json: object, shop: object) =>
    valueOf(parseShop({ currency: 'EUR', ...shop })).parseCart({ units, shippingPolicies: [json] });
  const path = 'shippingPolicies.0.conditionalFreeBasisCost';
  for (const wrong of [freeFrom(3000), freeFrom(0, true)]) {
    expect(read(wrong, {})).toMatchObject({ ok: false, problems: [{ type: 'Misfit', path }] });
    expect(read(wrong, { base: 'Marketplace' }).ok).toBe(true);
  }
  expect([read(freeFrom(3000, true), {}).ok, read(freeFrom(0), {}).ok]).toEqual([true, true]);
});

test.each<readonly [object, string, string]>([
  [{ countries: zones }, 'Missing', 'home'],
  [{ home: 'Germany' }, 'Misfit', 'home'],
  [{ home: 'DE', base: 'Marketplace' }, 'Misfit', 'home'],
  [{ home: 'DE', countries: [...zones, { codes: ['AT'] }] }, 'Repeated', 'countries.2.codes.0'],
  [{ home: 'DE', countries: [{ codes: ['AT'], freeFrom: 1 }] }, 'Missing', 'countries.0.fee'],
  [{ home: 'DE', countries: [{ codes: ['AT'], fee: -1 }] }, 'Misfit', 'countries.0.fee'],
  [{ home: 'DE', countries: [{ codes: ['AT'], fees: 1 }] }, 'UnknownField', 'countries.0.fees'],
  [{ home: 'UK' }, 'Misfit', 'home'],
  [{ home: 'EU' }, 'Misfit', 'home'],
  [{ home: 'DE', countries: [{ codes: [] }] }, 'Misfit', 'countries.0.codes'],
  [{ home: 'DE', countries: [{ codes: ['AT', 'UK'] }] }, 'Misfit', 'countries.0.codes.1'],
  [{ home: 'DE', countries: [{ codes: ['AT', 'EN'] }] }, 'Misfit', 'countries.0.codes.1'],
  [{ tax: { rate: 0.19, prices: 'Inclusive' } }, 'Misfit', 'tax.rate'],
  [{ shippingPolicies: [freeFrom(3000)] }, 'Misfit', 'shippingPolicies.0.conditionalFreeBasisCost'],
  [{ shippingPolicies: [freeFrom(0, true)] }, 'Misfit', 'shippingPolicies.0.conditionalFreeBasisCost'],
  [{ without: ['mixing'] }, 'Misfit', 'without.0'],
  [{ base: 'Marktplatz' }, 'Misfit', 'base'],
])('[EN-10 EN-15] reports %j', (json, type, path) => {
  expect(wrongIn({ currency: 'EUR', ...json }).map((one) => [one.type, one.path])).toEqual([[type, path]]);
});

test('[EN-10 EN-14] a shop from JSON has readable codes in its answers and messages, unless it selects the marketplace', () => {
  const messages = { en: { NOTHING_SELECTED: 'Nothing.', 'CART-BR7-33': 'At most {max}.' } };
  const ask = (json: object) => {
    const { engine, parseCart } = valueOf(parseShop({ currency: 'USD', messages, ...json }));
    const [found] = engine.checkOrder(valueOf(parseCart({ units: [] })), now);
    return (
      found && [
        found.code,
        formatFinding(engine, found, 'en'),
        formatFinding(engine, { code: 'TOO_MANY_ITEMS', params: { max: 2 } }, 'en'),
      ]
    );
  };
  expect(ask({})).toEqual(['NOTHING_SELECTED', 'Nothing.', 'At most 2.']);
  expect(ask({ base: 'Marketplace' })?.[0]).toBe('CART-BR7-01');
  expect(wrongIn({ currency: 'USD', messages: { en: { MIN_SPEND: 'From {max}.' } } })).toMatchObject([
    { type: 'Misfit', path: 'messages.en.MIN_SPEND' },
  ]);
  expect(wrongIn({ currency: 'USD', messages: { en: { MIN_SPENT: 'x' } } })).toMatchObject([
    { type: 'UnknownField', path: 'messages.en.MIN_SPENT', fits: 'MIN_SPEND' },
  ]);
});

const discounted = {
  cartUnitId: 1,
  quantity: 1,
  item: { itemNo: '1', itemName: '', itemSellPrice: 995 },
  seller: { sellerKey: 's' },
  discounts: [{ discountType: 'Seller', policy: { calcType: 'Rate', discountRate: 10 } }],
};

test('[EN-09 EN-10] a shop in JSON has the rounding of its discounts; down by default', () => {
  const savingIn = (json: object) => {
    const { engine, parseCart } = valueOf(parseShop({ currency: 'EUR', ...json }));
    return engine.priceOfCart(valueOf(parseCart({ units: [discounted] })), now).discountTotal;
  };
  expect([savingIn({}), savingIn({ rounding: 'HalfUp' })]).toEqual([99, 100]);
  expect(problemsIn({ currency: 'EUR', rounding: 'Half' }).map(({ path }) => path)).toEqual(['rounding']);
});

test('[EN-09 EN-10] a saved cart has the discounts of its shop once', () => {
  const policy = { calcType: 'Rate', discountRate: 10 };
  const discounts = [{ on: { type: 'All' }, discount: { discountType: 'Seller', policy } }];
  const { engine, parseCart } = valueOf(parseShop({ currency: 'EUR', discounts }));
  const cart = valueOf(parseCart({ units: [{ ...discounted, discounts: [] }] }));
  const again = valueOf(parseCart(cartToJson(cart)));
  expect([again.units[0]?.discounts.length, engine.priceOfCart(again, now).discountTotal]).toEqual([1, 99]);
});

test('[EN-09 EN-10] a shop in JSON ships free from an amount, and its carts keep the applied promotion', () => {
  const { engine, parseCart } = valueOf(
    parseShop({
      currency: 'EUR',
      promotions: [{ id: 'free', name: 'Free', code: 'FREE-SHIPPING', params: { from: 2900 } }],
      shippingPolicies: [{ shippingPolicyKey: 's', shippingFee: 490 }],
    }),
  );
  const item = { ...discounted.item, itemSellPrice: 1450 };
  const priceOf = (quantity: number) => {
    const units = [{ ...discounted, item, quantity, discounts: [] }];
    return engine.priceOfCart(valueOf(parseCart({ units, promotions: ['free'] })), now).price;
  };
  expect([priceOf(1), priceOf(2)]).toEqual([1940, 2900]);
  const appliedPromotions = [
    { promotion: 'free', code: 'FREE-SHIPPING', name: 'Free', params: {}, basis: 490, isOnShipping: true, shares: [] },
  ];
  expect(valueOf(parseCart({ units: [discounted], appliedPromotions })).appliedPromotions).toEqual(appliedPromotions);
});

test.each([
  [undefined, 390],
  ['Complete', 390],
  ['Never', 0],
] as const)('[EN-13 EN-10] a shop in JSON refunds shipping by its terms: %s', (shipping, fee) => {
  const { engine, parseCart } = shopOf({
    currency: 'EUR',
    home: 'DE',
    countries: [{ codes: ['DE'], fee: 390 }],
    ...(shipping ? { refunds: { shipping } } : {}),
  });
  const order = { cart: valueOf(parseCart({ units: [{ id: 1, item: 'tea', name: 'Tea', price: 1000 }] })), now };
  const returned = refund(engine, order, [{ cartUnitId: cartUnitId(1), quantity: 1 }]);
  expect(returned.ok && returned.refund.amount).toBe(1000 + fee);
});

test('[EN-13 EN-10] a shop in JSON with unknown terms of refunds is refused', () => {
  const pathsOf = (refunds: unknown) =>
    wrongIn({ currency: 'EUR', refunds }).map(({ type, path }) => `${type} ${path}`);
  expect(pathsOf({ shipping: 'never' })).toEqual(['Misfit refunds.shipping']);
  expect(pathsOf({})).toEqual(['Missing refunds.shipping']);
  expect(pathsOf({ shipping: 'Never', shiping: 'Never' })).toEqual(['UnknownField refunds.shiping']);
});

test('[EN-09 EN-10] a shop from JSON has messages about promotions in four languages, which its own replace', () => {
  const promotions = [{ id: 'three', name: '3 for 2', code: 'BUY-N-GET-M', params: { buy: 2, free: 1 } }];
  const messages = { jp: { 'PROMOTION-NOT-NOW': '{name}は終了しました。' } };
  const read = parseShop({ currency: 'USD', promotions, messages });
  if (!read.ok) throw new Error('not a shop');
  const finding = { code: 'PROMOTION-NOT-NOW', params: { name: '3 for 2' } };
  expect(['ko', 'en', 'jp'].map((language) => formatFinding(read.value.engine, finding, language))).toEqual([
    '‘3 for 2’ 프로모션 기간이 아니에요.',
    '‘3 for 2’ is not on at the moment.',
    '3 for 2は終了しました。',
  ]);
});

test('[EN-09 EN-10] accepts a message of a code of the marketplace that has an underscore', () => {
  const messages = (text: string) => ({ base: 'Marketplace', messages: { en: { 'UNABLE-ONLY_BUYNOW': text } } });
  expect(problemsIn(messages('‘{product}’ is sold alone.'))).toEqual([]);
  expect(problemsIn(messages('‘{produkt}’ is sold alone.'))).toMatchObject([{ type: 'Misfit' }]);
});

test('[EN-10] lists only rules that the base of a shop has', () => {
  const listed = (shop: object) =>
    problemsIn({ ...shop, without: ['nothing-such'] }).flatMap((one) =>
      'fits' in one && typeof one.fits === 'object' && 'enum' in one.fits ? one.fits.enum : [],
    );
  const simple = listed({});
  expect(simple).toEqual(expect.arrayContaining(['selection', 'countries', 'TOO_MANY_ITEMS']));
  expect(simple.filter((name) => /^CART-|^(?:mixing|buyer)$/u.test(String(name)))).toEqual([]);
  expect(listed({ base: 'Marketplace' })).toEqual(expect.arrayContaining(['mixing', 'CART-BR7-01']));
});
