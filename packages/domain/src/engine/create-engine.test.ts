import { explainCode, formatFinding } from './engine-texts.ts';
import {
  addItem,
  applyCoupon,
  applyPromotion,
  changeQuantity,
  removeCoupon,
  removePromotion,
  removeUnits,
  selectUnits,
  setQuantity,
  withBest,
  withFix,
} from './cart-verbs.ts';
import type { EngineCart } from './cart/engine-cart.ts';
import type { ShopChanged } from './engine.ts';
import type { ShopFinding } from './finding.ts';
import { expect, test } from 'vitest';
import type { CartUnit } from '../entities/cart/cart-unit.ts';
import { messages as en } from '../messages/en.ts';
import { messages as ko } from '../messages/ko.ts';
import { cartUnitId, couponIssueNo, couponPolicyNo, itemNo } from '../money/ids.ts';
import { currencyOf, KRW, KWD, USD, type Currency } from '../money/currency.ts';
import { money, ratio } from '../money/money.ts';
import type { Storefront } from '../storefront/storefront.ts';
import { setQuantity as setPieces } from '../testing/rule-table.ts';
import { anOffer } from '../testing/shop-offers.ts';
import { defineExclusion } from './promotions/exclusion.ts';
import { bestOffers } from './find-best-offers.ts';
import { couponsFor } from './coupons-for.ts';
import { createEngine } from './create-engine.ts';
import { marketplace } from './marketplace.ts';
import type { EngineTerms } from './engine.ts';
import { marketplaceRules } from './marketplace.ts';
import type { Promotion } from './promotions/promotion.ts';
import type { Offer } from './promotions/offer.ts';
import { defineRule } from './rule.ts';
import { smallestChange } from './smallest-change.ts';

const now = Date.parse('2026-11-23T00:00:00Z');
const id = cartUnitId;

const pairs = (over: Partial<Promotion<string, object>> = {}, terms: Pick<Offer, 'from' | 'until'> = {}) =>
  anOffer(
    'pairs',
    {
      appliesTo: ({ item }) => item.itemNo !== 'wine',
      worth: (units) => units.map(({ pieces }) => pieces.reduce((sum, one, i) => sum + (i % 2 ? one : 0), 0)),
      lacks: (units) =>
        units.some(({ quantity }) => quantity > 1)
          ? undefined
          : { params: { missing: 1 }, fixes: units.slice(0, 1).map(({ unit }) => setPieces(unit.cartUnitId, 2)) },
      message: { en: '{missing} more for {name}', ko: '{missing}개 더 담으면 {name}' },
      ...over,
    },
    { name: 'Pairs', ...terms },
  );

const half = (over: Partial<Promotion<string, object>> = {}) =>
  anOffer(
    'half',
    { worth: (units) => units.map(({ left }) => Math.floor(left / 2)), lane: 'Order', ...over },
    { name: 'Half' },
  );

const noWine = defineRule({
  code: 'NO-WINE',
  message: { en: 'No wine below {least}.', ko: '{least} 미만은 와인을 주문할 수 없어요.' },
  broken: ({ chosen, payable }) => {
    const units = chosen.filter(({ item }) => item.itemNo === 'wine').map(({ cartUnitId }) => cartUnitId);
    return units.length > 0 && payable < 2000
      ? { params: { least: money(USD, 2000) }, units, fixes: [{ type: 'Deselect', cartUnitIds: units }] }
      : undefined;
  },
});

const shopWith = (terms: Partial<EngineTerms<'USD'>> = {}) => {
  const engine = createEngine({ ...marketplace.terms, currency: USD, rules: [noWine], messages: { en, ko }, ...terms });
  const unit = (n: number, no: string, price: string, quantity = 1): CartUnit => ({
    ...engine.plain.unit,
    cartUnitId: id(n),
    quantity,
    item: { ...engine.plain.item, itemNo: itemNo(no), itemName: no, itemSellPrice: engine.amount(price) },
  });
  const coupon = (no: string, discountValue: number) => ({
    ...engine.plain.coupon,
    issueNo: couponIssueNo(no),
    policyNo: couponPolicyNo(no),
    couponName: no,
    discountValue,
  });
  const member = { isLogin: true, memberType: 'Member' } as const;
  const cart = (...units: readonly CartUnit[]) => {
    const made = engine.cartOf(units, { coupons: { status: 'Known', offered: [coupon('C1', 100), coupon('C2', 50)] } });
    return engine.cartOf(units, { coupons: { ...made.coupons }, buyer: { ...made.buyer, ...member } });
  };
  return { engine, unit, cart };
};

const right = <C extends string>(changed: ShopChanged<C>): EngineCart<C> => {
  if (!changed.ok) throw new Error(JSON.stringify(changed.reason));
  return changed.cart;
};
const left = (changed: ShopChanged<string>): ShopFinding => {
  if (changed.ok) throw new Error('nothing stood against it');
  return changed.reason;
};

test('[EN-08] the same cart costs as many cents as won, and shows its currency', () => {
  for (const [currency, text, written] of [
    [USD, '12.50', '$25.00'],
    [KRW, '1250', '₩2,500'],
    [KWD, '1.250', 'KWD 2.500'],
  ] as const) {
    const engine = createEngine<string>({ ...marketplace.terms, currency });
    const unit = {
      ...engine.plain.unit,
      quantity: 2,
      item: { ...engine.plain.item, itemSellPrice: engine.amount(text) },
    };
    const price = engine.priceOfCart(engine.cartOf([unit]), now);
    expect(price.total).toEqual(money(currency, 2500));
    expect(engine.format(price.price, 'en-US').replace('\u00a0', ' ')).toBe(written);
  }
});

test('[EN-08] a cart of another currency fails at compile time and at run time', () => {
  const [dollars, dinars] = [
    createEngine({ ...marketplace.terms, currency: USD }),
    createEngine({ ...marketplace.terms, currency: KWD }),
  ];
  const cart = dinars.cartOf([]);
  // @ts-expect-error another currency
  expect(() => dollars.priceOfCart(cart, now)).toThrow('a cart in KWD, an engine in USD');
  const { currency: _, ...unsaid } = dollars.cartOf([]);
  expect(() => dollars.checkOrder(unsaid, now)).toThrow('a cart in KRW, an engine in USD');
  expect(() => dollars.amount('1.234')).toThrow('amount: expected digits or whole minor units of USD, not "1.234"');
  expect(() => dollars.amount(0.5)).toThrow(RangeError);
  expect(currencyOf('CHF', 2, 'HalfUp').rounding).toBe('HalfUp');
  const terms = { currency: USD };
  expect([Object.isFrozen(createEngine(terms).terms), Object.isFrozen(terms)]).toEqual([true, false]);
});

test('[EN-09] a rule of the shop blocks an order with its message and fix, and the smallest change respects it', () => {
  const { engine, unit, cart } = shopWith();
  const small = cart(unit(1, 'wine', '9.00'), unit(2, 'bread', '3.00'));
  const [found] = engine.checkOrder(small, now);
  expect(found).toMatchObject({ code: 'NO-WINE', units: [1], fixes: [{ type: 'Deselect', cartUnitIds: [1] }] });
  expect(
    found && [
      formatFinding(engine, found, 'en'),
      formatFinding(engine, found, 'ko'),
      formatFinding(engine, found, 'fr'),
    ],
  ).toEqual(['No wine below $20.00.', 'US$20.00 미만은 와인을 주문할 수 없어요.', 'No wine below $20.00.']);
  expect(smallestChange(engine, small, now)).toMatchObject({
    fixes: [{ type: 'Deselect', cartUnitIds: [1] }],
    lost: 900,
    isProved: true,
  });
  expect(engine.checkOrder(withFix(engine, small, found!.fixes[0]!), now)).toEqual([]);
  expect(engine.checkOrder(cart(unit(1, 'wine', '20.00')), now)).toEqual([]);
  expect(() => defineRule({ code: 'no wine', message: { en: '' }, broken: () => undefined })).toThrow(TypeError);
});

test('[EN-09] the ledger of each unit contains its promotion and still adds up', () => {
  const { engine, unit, cart } = shopWith({ promotions: [pairs(), half()] });
  const two = right(applyPromotion(engine, cart(unit(1, 'bread', '3.01', 2), unit(2, 'wine', '9.00')), 'pairs', now));
  const price = engine.priceOfCart(two, now);
  expect(
    price.entries.map(({ rule, amount, inputs }) => [rule, amount, 'promotion' in inputs ? inputs : null]),
  ).toEqual([
    ['ItemPrice', 602, null],
    ['Promotion', -301, { promotion: 'pairs', code: 'PAIRS', name: 'Pairs', params: {}, basis: 602, worth: 301 }],
    ['ItemPrice', 900, null],
    ['ShippingFee', 0, null],
  ]);
  expect([price.price, price.itemTotal, price.discountTotal]).toEqual([1201, 1502, 301]);
});

test('[EN-09] a missing condition refuses a promotion with a fix that satisfies it; an applied one blocks the order', () => {
  const { engine, unit, cart } = shopWith({ promotions: [pairs()] });
  const one = cart(unit(1, 'bread', '3.00'));
  const refused = left(applyPromotion(engine, one, 'pairs', now));
  expect([refused.code, formatFinding(engine, refused, 'en'), formatFinding(engine, refused, 'ko')]).toEqual([
    'PAIRS',
    '1 more for Pairs',
    '1개 더 담으면 Pairs',
  ]);
  const two = withFix(engine, one, refused.fixes[0]!);
  const used = right(applyPromotion(engine, two, 'pairs', now));
  expect(engine.checkOrder(used, now)).toEqual([]);
  const back = right(setQuantity(engine, used, id(1), 1));
  const [found] = engine.checkOrder(back, now);
  expect(found).toMatchObject({ code: 'PAIRS', fixes: [{ type: 'SetQuantity' }, { type: 'RemovePromotion' }] });
  expect(engine.checkOrder(withFix(engine, back, found!.fixes[1]!), now)).toEqual([]);
  expect(smallestChange(engine, back, now)).toMatchObject({
    fixes: [{ type: 'RemovePromotion', promotion: 'pairs' }],
    lost: 0,
  });
});

test('[EN-09] refuses incompatible promotions; applies compatible ones by lane', () => {
  const apart = shopWith({ promotions: [half(), pairs()] });
  const cart = apart.cart(apart.unit(1, 'bread', '3.00', 2));
  const halved = right(applyPromotion(apart.engine, cart, 'half', now));
  expect(formatFinding(apart.engine, left(applyPromotion(apart.engine, halved, 'pairs', now)), 'en')).toBe(
    '‘Pairs’ and ‘Half’ can’t be used together.',
  );
  const friends = shopWith({ promotions: [half({ stacksWith: ['PAIRS'] }), pairs({ stacksWith: 'Everything' })] });
  const one = friends.cart(friends.unit(1, 'bread', '3.00', 2));
  const both = right(
    applyPromotion(friends.engine, right(applyPromotion(friends.engine, one, 'half', now)), 'pairs', now),
  );
  const price = friends.engine.priceOfCart(both, now);
  expect(price.promotions.map(({ offer, basis, total }) => [offer.id, basis, total])).toEqual([
    ['pairs', 600, 300],
    ['half', 300, 150],
  ]);
});

test('[EN-09] a promotion is active from its first to its last moment', () => {
  const { engine, unit, cart } = shopWith({
    promotions: [pairs({}, { from: '2026-11-23T00:00:00Z', until: '2026-11-24T00:00:00Z' })],
  });
  const two = cart(unit(1, 'bread', '3.00', 2));
  const at = (moment: string) => applyPromotion(engine, two, 'pairs', Date.parse(moment));
  expect(left(at('2026-11-22T23:59:59.999Z')).code).toBe('PROMOTION-NOT-NOW');
  expect(at('2026-11-23T00:00:00Z').ok).toBe(true);
  expect(at('2026-11-24T00:00:00Z').ok).toBe(true);
  expect(left(at('2026-11-24T00:00:00.001Z')).code).toBe('PROMOTION-NOT-NOW');
  expect(bestOffers(engine, two, Date.parse('2026-11-25T00:00:00Z')).promotions).toEqual([]);
  const used = right(at('2026-11-23T00:00:00Z'));
  expect(engine.checkOrder(used, Date.parse('2026-11-25T00:00:00Z')).map(({ code }) => code)).toEqual([
    'PROMOTION-NOT-NOW',
  ]);
});

test.each([
  [{ from: 'next monday' }, 'pairs: no moment, e.g. 2026-11-21T09:00:00+09:00: next monday'],
  [{ until: '2026-02-30T00:00:00Z' }, 'no moment'],
  [{ from: '2026-01-01' }, 'no moment'],
  [{ from: '2026-01-02T00:00:00Z', until: '2026-01-02T08:59:59+09:00' }, '09:00 is before from 2026'],
])('[EN-09] an offer that is never active is rejected: %j', (span, says) => {
  expect(() => pairs({}, span)).toThrow(TypeError);
  expect(() => pairs({}, span)).toThrow(says);
});

test('[EN-09] a coupon stacks with a promotion if its lane is allowed, in the command, the box and the best offers', () => {
  for (const [stacksWith, isAllowed] of [
    [[], false],
    [['Buyer'], true],
  ] as const) {
    const { engine, unit, cart } = shopWith({ promotions: [pairs({ stacksWith })] });
    const used = right(applyPromotion(engine, cart(unit(1, 'bread', '3.00', 2)), 'pairs', now));
    const with1 = applyCoupon(engine, used, couponIssueNo('C1'), [id(1)], now);
    expect(with1.ok ? [] : [with1.reason.code]).toEqual(isAllowed ? [] : ['PROMOTION-NOT-WITH-COUPON']);
    const box = couponsFor(engine, used, id(1), now);
    const [option] = box?.sections[0]?.options ?? [];
    expect(option && option.reason === undefined).toBe(isAllowed);
    const best = bestOffers(engine, used, now);
    expect([best.promotions.length, best.coupons.length, best.saving]).toEqual(isAllowed ? [1, 1, 400] : [1, 0, 300]);
    expect(engine.priceOfCart(withBest(engine, used, best), now).price).toBe(best.payable);
  }
});

test('[EN-09] mutually exclusive coupons: refused together, reported for an order, resolved by the best offers', () => {
  const one = defineExclusion({ code: 'ONE-ONLY', message: { en: 'One coupon only.' }, excludes: () => true });
  const open = shopWith();
  const cart = open.cart(open.unit(1, 'bread', '3.00'), open.unit(2, 'jam', '3.00'));
  const c1 = right(applyCoupon(open.engine, cart, couponIssueNo('C1'), [id(1)], now));
  const both = right(applyCoupon(open.engine, c1, couponIssueNo('C2'), [id(2)], now));
  const { engine } = shopWith({ exclusions: [one] });
  expect(formatFinding(engine, left(applyCoupon(engine, c1, couponIssueNo('C2'), [id(2)], now)), 'en')).toBe(
    'One coupon only.',
  );
  const [found] = engine.checkOrder(both, now);
  expect(found).toMatchObject({ code: 'ONE-ONLY', fixes: [{ type: 'RemoveCoupons' }, { type: 'RemoveCoupons' }] });
  expect(smallestChange(engine, both, now)).toMatchObject({ lost: 50, isProved: true });
  expect([bestOffers(open.engine, cart, now).saving, bestOffers(engine, cart, now).saving]).toEqual([150, 100]);
});

test('[EN-10] the shop sets limits: units of an order, pieces of a unit, lines of a cart', () => {
  const { engine, unit, cart } = shopWith({ limits: { units: 2, pieces: 5, lines: 3 } });
  const three = cart(unit(1, 'a', '9'), unit(2, 'b', '9'), unit(3, 'c', '9'));
  const plain = createEngine({
    ...marketplace.terms,
    currency: USD,
    limits: { units: 2, pieces: 5, lines: 3 },
    messages: { en },
  });
  expect(plain.checkOrder(three, now).map((found) => [found.code, found.params, found.units])).toEqual([
    ['CART-BR7-33', { max: 2 }, [3]],
  ]);
  expect(smallestChange(plain, three, now)).toMatchObject({ lost: 900, isProved: true });
  expect(setQuantity(engine, three, id(1), 5).ok).toBe(true);
  expect(left(setQuantity(engine, three, id(1), 6))).toMatchObject({ code: 'CART-BR3-06', params: { max: 5 } });
  expect(changeQuantity(engine, three, id(1), '6')).toMatchObject({ reason: { code: 'CART-BR3-06' } });
  const { cartUnitId: _, ...fourth } = unit(4, 'd', '9');
  expect(left(addItem(engine, three, fourth))).toMatchObject({ code: 'CART-BR1-43', params: { max: 3 } });
  const more = right(addItem(engine, cart(unit(1, 'a', '9')), fourth));
  expect([more.units.length, more.buyer.cartSize]).toEqual([2, 100]);
  const wide = createEngine({ ...marketplace.terms, currency: USD, limits: { pieces: 5000 } });
  const sixThousand = wide.cartOf([unit(1, 'bread', '3.00', 6000)]);
  const toMost = [{ type: 'SetQuantity', cartUnitId: id(1), quantity: 5000 }];
  expect(wide.checkOrder(sixThousand, now).map(({ code, fixes }) => [code, fixes.slice(0, 1)])).toEqual([
    ['CART-BR3-06', toMost],
  ]);
  expect(left(setQuantity(wide, wide.cartOf([unit(1, 'bread', '3.00', 1)]), id(1), 6000)).fixes).toEqual(toMost);
  expect(right(setQuantity(wide, three, id(1), '5000')).units[0]?.quantity).toBe(5000);
  expect(left(setQuantity(wide, three, id(1), 5001)).code).toBe('CART-BR3-06');
});

test('[EN-09] explains a code with the text of the shop, then of the marketplace; none without a text', () => {
  const { engine } = shopWith();
  const text = (code: string, language = 'en') =>
    explainCode(engine, code, { least: money(USD, 5), max: 3 }, language)?.text;
  expect([text('NO-WINE'), text('CART-BR7-33')]).toEqual([
    'No wine below $0.05.',
    en['CART-BR7-33'].replace('{max}', '3'),
  ]);
  expect([text('NOTHING'), text('constructor')]).toEqual([undefined, undefined]);
  expect(text('CART-BR7-33', 'fr')).toBe(text('CART-BR7-33'));
  expect(formatFinding(engine, { code: 'NOTHING', params: {} }, 'en')).toBe('NOTHING');
});

test('[EN-06 EN-09] a command returns a frozen cart that keeps its promotions, without temporary fields', () => {
  const { engine, unit, cart } = shopWith({ promotions: [pairs({ stacksWith: ['Buyer'] })] });
  const used = right(applyPromotion(engine, cart(unit(1, 'bread', '3.00', 2)), 'pairs', now));
  const after = right(applyCoupon(engine, used, couponIssueNo('C1'), [id(1)], now));
  expect(Object.keys(after).toSorted()).toEqual(Object.keys(used).toSorted());
  expect([after.discounts.funding, after.promotions, after.currency]).toEqual([[], ['pairs'], 'USD']);
  expect(Object.isFrozen(after)).toBe(true);
  expect(right(removePromotion(engine, after, 'pairs')).promotions).toEqual([]);
  expect(left(removePromotion(engine, cart(), 'pairs')).code).toBe('PROMOTION-NOT-IN-USE');
  expect(left(removePromotion(engine, cart(), 'gone')).code).toBe('PROMOTION-NOT-OFFERED');
  expect(left(applyPromotion(engine, after, 'gone', now)).code).toBe('PROMOTION-NOT-OFFERED');
  expect(right(removeCoupon(engine, after, couponIssueNo('C1'))).coupons.applied).toEqual([]);
  expect(right(selectUnits(engine, after, [])).selected).toEqual([]);
  expect(right(removeUnits(engine, after, [id(1)])).units).toEqual([]);
  expect(() => createEngine({ ...marketplace.terms, currency: USD, promotions: [pairs(), pairs()] })).toThrow(
    'two promotions of one id: pairs',
  );
});

const tenPercentOff = <Amount>(none: Amount) =>
  ({
    masterNo: 'X',
    unit: 'Rate',
    baseAmount: none,
    discountAmount: none,
    discountRate: 10,
    maxDiscountAmount: undefined,
    endDate: '2027-01-01T00:00:00Z',
    sortOrder: 1,
  }) as const;

test('[EN-09] extra discounts are neither priced nor queried in a shop without them', () => {
  const { engine, unit, cart } = shopWith();
  const candidate = tenPercentOff(engine.amount(0));
  const extra = { ...cart(unit(1, 'bread', '10.00')), discounts: { extra: [candidate], funding: [] } };
  const bare = createEngine({ ...marketplace.terms, currency: USD, features: { extraDiscount: false } });
  expect([engine.priceOfCart(extra, now).price, bare.priceOfCart(extra, now).price]).toEqual([900, 1000]);
  const used = right(applyCoupon(bare, extra, couponIssueNo('C1'), [id(1)], now));
  expect([used.discounts.extra.length, used.pricesAsOf]).toEqual([1, extra.pricesAsOf]);
  expect(used.storefront).toEqual(extra.storefront);
});

test('[EN-09 DC-04 OV-14] a feature of the shop applies in every language and tenant', () => {
  const { engine, unit, cart } = shopWith();
  const candidate = tenPercentOff(engine.amount(0));
  const priceAndRules = (features: EngineTerms<'USD'>['features'], storefront: Partial<Storefront>) => {
    const one = createEngine({ ...marketplace.terms, currency: USD, ...(features ? { features } : {}) });
    const plain = cart(unit(1, 'bread', '10.00'));
    const abroad = {
      ...plain,
      destination: { ...plain.destination, country: 'Japan' },
      storefront: { ...plain.storefront, ...storefront },
    };
    const codes = one.checkOrder(abroad, now).map(({ code }) => code);
    const home = { ...abroad, shippingCountry: 'SouthKorea', discounts: { ...abroad.discounts, extra: [candidate] } };
    return [one.priceOfCart(home, now).price, codes.length > 0];
  };
  for (const storefront of [{}, { language: 'en' }, { tenant: 'outlet' }] as const) {
    expect(priceAndRules({ extraDiscount: true, overseaShipping: true }, storefront)).toEqual([900, true]);
    expect(priceAndRules({ extraDiscount: false, overseaShipping: false }, storefront)).toEqual([1000, false]);
  }
  expect([priceAndRules(undefined, {}), priceAndRules(undefined, { tenant: 'outlet' })]).toEqual([
    [900, true],
    [1000, false],
  ]);
});

test('[EN-09] third-party payments on a unit stay next to a promotion (DC-03)', () => {
  const { engine, unit, cart } = shopWith({ promotions: [pairs()] });
  const funding = {
    discountPolicyNo: 'F',
    displayName: 'Brand',
    discountPolicyName: 'Brand',
    discountPrice: engine.amount(101),
    cartUnitIds: [id(1), id(2)],
  };
  const funded = {
    ...cart(unit(1, 'bread', '3.00', 2), unit(2, 'wine', '20')),
    discounts: { funding: [funding], extra: [] },
  };
  const price = engine.priceOfCart(right(applyPromotion(engine, funded, 'pairs', now)), now);
  expect(price.entries.map(({ rule, amount }) => [rule, amount])).toEqual([
    ['ItemPrice', 600],
    ['FundingDiscount', -101],
    ['Promotion', -249],
    ['ItemPrice', 2000],
    ['FundingDiscount', -101],
    ['ShippingFee', 0],
  ]);
  expect(price.entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(price.price);
});

test('[EN-09] a promotion saves at most the remaining price of a unit, for a shared as well as a single amount', () => {
  for (const worth of [() => [10_000, 100], () => 100_000]) {
    const greedy = pairs({ worth, lacks: () => undefined });
    const { engine, unit, cart } = shopWith({ promotions: [greedy], rules: [] });
    const used = { ...cart(unit(1, 'bread', '3.00'), unit(2, 'jam', '2.00')), promotions: ['pairs'] };
    const price = engine.priceOfCart(used, now);
    expect(price.promotions.map(({ amounts }) => [...amounts.values()])).toEqual([
      typeof worth() === 'number' ? [300, 200] : [300, 100],
    ]);
    expect(price.entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(price.price);
  }
  const broken = shopWith({ promotions: [pairs({ worth: () => 0.5 })] });
  const cart = { ...broken.cart(broken.unit(1, 'bread', '3.00', 2)), promotions: ['pairs'] };
  expect(broken.engine.priceOfCart(cart, now)).toMatchObject({
    price: 600,
    promotions: [
      {
        total: 0,
        lacking: { params: { error: expect.stringContaining('no whole amount of 0 or more: 0.5') as string } },
      },
    ],
  });
});

test.each(['appliesTo', 'worth', 'lacks'] as const)(
  '[EN-09] a promotion whose %s throws is left out and named in each result; others apply',
  (name) => {
    const boom = (): never => {
      throw new Error('boom');
    };
    const { engine, unit, cart } = shopWith({
      promotions: [anOffer('bad', { [name]: boom }), anOffer('good', { worth: () => 100, stacksWith: 'Everything' })],
      rules: [],
    });
    const used = { ...cart(unit(1, 'bread', '3.00')), promotions: ['bad', 'good'] };
    const price = engine.priceOfCart(used, now);
    expect([price.price, price.promotions.map(({ total }) => total)]).toEqual([200, [0, 100]]);
    const [found, ...others] = engine.checkOrder(used, now);
    expect([found?.code, found?.params, found?.fixes, others]).toEqual([
      'PROMOTION-FAILED',
      { name: 'bad', error: 'Error: boom' },
      [{ type: 'RemovePromotion', promotion: 'bad' }],
      [],
    ]);
    expect(found && formatFinding(engine, found, 'en')).toBe('bad: Error: boom');
    const best = bestOffers(engine, used, now);
    expect([best.promotions, best.unusedPromotions.map(({ reason }) => reason.code)]).toEqual([
      ['good'],
      ['PROMOTION-FAILED'],
    ]);
    expect(smallestChange(engine, used, now)).toMatchObject({
      lost: 0,
      fixes: [{ type: 'RemovePromotion', promotion: 'bad' }],
    });
  },
);

test('[EN-09] a rule that throws is left out and named; the others are judged', () => {
  const broken = (): never => {
    throw new TypeError('no price');
  };
  const rules = [defineRule({ code: 'BAD', message: { en: '' }, broken }), ...marketplaceRules];
  const { engine } = shopWith({ rules });
  const found = engine.checkOrder(engine.cartOf([]), now);
  expect(found.map(({ code }) => code)).toEqual(['RULE-FAILED', 'CART-BR7-01']);
  expect(found[0] && formatFinding(engine, found[0], 'en')).toBe('BAD: TypeError: no price');
  expect(() => smallestChange(engine, engine.cartOf([engine.plain.unit]), now)).not.toThrow();
});

const throwing = (thrown: unknown) => (): never => {
  throw thrown;
};
const bare: unknown = Object.create(null);

test('[EN-09] a thrown value without a text is named too, of a promotion and of a rule', () => {
  const promotions = [anOffer('bad', { worth: throwing(bare) })];
  const rules = [defineRule({ code: 'BAD', message: { en: '' }, broken: throwing(bare) })];
  const { engine, unit, cart } = shopWith({ promotions, rules });
  const found = engine.checkOrder({ ...cart(unit(1, 'bread', '3.00')), promotions: ['bad'] }, now);
  expect(found.map((one) => formatFinding(engine, one, 'en'))).toEqual([
    'BAD: an error without a text',
    'bad: an error without a text',
  ]);
});

test.each([
  [new Error('boom'), 'ODD: Error: boom'],
  [bare, 'ODD: an error without a text'],
])('[EN-09] an exclusion that throws excludes the pair and is named in each result: %#', (thrown, text) => {
  const odd = defineExclusion({ code: 'ODD', message: { en: 'Odd.' }, excludes: throwing(thrown) });
  const { engine, unit, cart } = shopWith({ exclusions: [odd], rules: [] });
  const basket = cart(unit(1, 'bread', '3.00'), unit(2, 'jam', '3.00'));
  const best = bestOffers(engine, basket, now);
  expect([best.saving, best.isProved, best.unused.map(({ reason }) => formatFinding(engine, reason, 'en'))]).toEqual([
    100,
    true,
    [text],
  ]);
  const used = right(applyCoupon(engine, basket, couponIssueNo('C1'), [id(1)], now));
  expect(formatFinding(engine, left(applyCoupon(engine, used, couponIssueNo('C2'), [id(2)], now)), 'en')).toBe(text);
  const free = createEngine({ ...marketplace.terms, currency: USD, rules: [] });
  const both = right(applyCoupon(free, used, couponIssueNo('C2'), [id(2)], now));
  expect(engine.checkOrder(both, now).map((one) => formatFinding(engine, one, 'en'))).toEqual([text]);
  expect(smallestChange(engine, both, now)).toMatchObject({ lost: 50, isProved: true });
});

test('[EN-09] misspelt names and limits that are not whole are rejected', () => {
  const { engine, cart } = shopWith();
  const asked = (limits: object) => () => bestOffers(engine, cart(), now, limits);
  expect(asked({ set: 3 })).toThrow(
    'no option of bestOffers: set; they are nodeLimit, timeLimit, report, sets, searches; did you mean sets?',
  );
  for (const limits of [{ searches: 1.5 }, { sets: 0.5 }])
    expect(asked(limits)).toThrow('expected a whole number from 0');
  for (const limits of [{ sets: 3, searches: 0 }, { sets: Infinity }]) expect(asked(limits)).not.toThrow();
  const stackWith: object = { stackWith: [] };
  expect(() => anOffer('odd', stackWith)).toThrow('no field of a promotion: stackWith; they are code, params,');
  expect(() => anOffer('odd', {}, stackWith)).toThrow('did you mean stacksWith?');
  const untill: object = { untill: '2026-11-22T00:00:00Z' };
  expect(() => anOffer('odd', {}, untill)).toThrow('did you mean until?');
});

test('[EN-09 CK-18] of three mutually exclusive coupons the last one is removed, or both others', () => {
  const one = defineExclusion({ code: 'ONE-AN-ORDER', message: { en: 'One coupon an order.' }, excludes: () => true });
  const { engine, unit, cart } = shopWith({ exclusions: [one], rules: [] });
  const units = [unit(1, 'bread', '3.00'), unit(2, 'jam', '3.00'), unit(3, 'tea', '3.00')];
  const plain = cart(...units);
  const [first] = plain.coupons.offered;
  if (!first) throw new Error('no coupon');
  const third = { ...first, issueNo: couponIssueNo('C3'), policyNo: couponPolicyNo('C3'), couponName: 'C3' };
  const coupons = { status: 'Known', offered: [...plain.coupons.offered, third] } as const;
  const best = bestOffers(engine, { ...plain, coupons: { ...plain.coupons, ...coupons } }, now);
  const places = [1, 2, 3].map((n) => {
    const [{ place } = { place: undefined }] = best.coupons;
    return { ...place, type: 'Unit', key: `${n}`, cartUnitId: id(n), cartUnitIds: [id(n)] } as never;
  });
  const all = coupons.offered.flatMap((coupon, n) => (places[n] ? [{ coupon, place: places[n] }] : []));
  const used = withBest(engine, { ...plain, coupons: { ...plain.coupons, ...coupons } }, { ...best, coupons: all });
  const found = engine.checkOrder(used, now);
  expect(found.map(({ code, units: [on] }) => [code, on])).toEqual([
    ['ONE-AN-ORDER', 2],
    ['ONE-AN-ORDER', 3],
  ]);
  const last = found.at(-1);
  expect(last?.fixes).toMatchObject([{ couponIssueNoes: ['C1', 'C2'] }, { couponIssueNoes: ['C3'] }]);
  for (const fix of last?.fixes ?? []) {
    const after = engine.checkOrder(withFix(engine, used, fix), now);
    expect(after.some(({ units: [on] }) => on === 3)).toBe(false);
  }
});

test('[EN-09] a promotion may depend on buyer, time and destination, consistently in every query', () => {
  const clubDay = anOffer(
    'club',
    {
      code: 'CLUB-DAY',
      appliesTo: (unit, _, { country }) => country === 'SouthKorea' || unit.item.itemNo === 'bread',
      worth: (units, _, order) => {
        const percent = new Date(order.now).getUTCDay() === 1 ? 50 : 10;
        return units.map(({ left }) => ratio(money(order.currency, left), percent).minor);
      },
      lacks: (_, __, { buyer }) => (buyer.isSmileClub ? undefined : { params: {}, fixes: [{ type: 'SignIn' }] }),
      message: { en: '‘{name}’ is for members of the club.' },
    },
    { name: 'Club day' },
  );
  const { engine, unit, cart } = shopWith({ promotions: [clubDay], rules: [] });
  const plain = cart(unit(1, 'bread', '10.00'), unit(2, 'wine', '4.00'));
  const member = { ...plain, buyer: { ...plain.buyer, isSmileClub: true } };
  const tuesday = now + 86_400_000;
  const saved = (of: typeof plain, at: number) => {
    const best = bestOffers(engine, { ...of, coupons: { ...of.coupons, status: 'Known', offered: [] } }, at);
    const used = applyPromotion(engine, of, 'club', at);
    const off = used.ok ? engine.priceOfCart(of, at).price - engine.priceOfCart(used.cart, at).price : 0;
    expect([best.saving, best.isProved]).toEqual([off, true]);
    return off;
  };
  expect([saved(member, now), saved(member, tuesday), saved(plain, now)]).toEqual([700, 140, 0]);
  expect(saved({ ...member, destination: { ...member.destination, country: 'Japan' } }, now)).toBe(500);
  const refused = left(applyPromotion(engine, plain, 'club', now));
  expect([refused.code, formatFinding(engine, refused, 'en')]).toEqual([
    'CLUB-DAY',
    '‘Club day’ is for members of the club.',
  ]);
  expect(smallestChange(engine, { ...plain, promotions: ['club'] }, now)).toMatchObject({ lost: 0 });
});

test('[EN-09] a promotion for adults accepts the certificate of the cart, like the rules', () => {
  const adults = half({ appliesTo: (_, __, { buyer }) => buyer.isCertificatedAdult });
  const { engine, unit, cart } = shopWith({ promotions: [adults], rules: [] });
  const plain = cart(unit(1, 'wine', '10.00'));
  expect(bestOffers(engine, { ...plain, promotions: [] }, now).promotions).toEqual([]);
  expect(bestOffers(engine, { ...plain, isCertificatedAdult: true }, now).promotions).toEqual(['half']);
});

test('[EN-09 CK-18] the smallest change recomputes promotions after each change and counts each once', () => {
  const least = defineRule({
    code: 'LEAST-ORDER',
    message: { en: '' },
    broken: ({ payable }) => (payable < 1200 ? { params: {} } : undefined),
  });
  const { engine, unit, cart } = shopWith({
    promotions: [pairs()],
    rules: [...marketplaceRules, least],
    limits: { units: 2 },
  });
  const full = cart(unit(1, 'bread', '12.00', 2), unit(2, 'wine', '2.00'), unit(3, 'wine', '1.00'));
  const used = right(applyPromotion(engine, full, 'pairs', now));
  expect(engine.priceOfCart(used, now).price).toBe(1500);
  expect(smallestChange(engine, used, now)).toMatchObject({
    fixes: [{ type: 'Deselect', cartUnitIds: [3] }],
    lost: 100,
    isProved: true,
  });
  const ofThree = pairs({
    worth: (units) => units.map(({ left }, i) => (i === 0 && units.length > 2 ? left : 0)),
    lacks: () => undefined,
  });
  const three = shopWith({ promotions: [ofThree], rules: [...marketplaceRules, least], limits: { units: 2 } });
  const free = three.cart(three.unit(1, 'bread', '11.00'), three.unit(2, 'jam', '3.00'), three.unit(3, 'tea', '1.00'));
  expect(smallestChange(three.engine, { ...free, promotions: ['pairs'] }, now)).toMatchObject({
    fixes: [
      { type: 'RemovePromotion', promotion: 'pairs' },
      { type: 'Deselect', cartUnitIds: [3] },
    ],
  });
});

test('[EN-09 CK-18] the smallest change removes promotions without a saving, and others if that loses less', () => {
  const two = pairs({ stacksWith: [] });
  const { engine, unit, cart } = shopWith({ promotions: [two], rules: [...marketplaceRules, noWine] });
  const ofBoth = pairs({
    worth: (units) => units.map(({ left }) => Math.floor(left / 10)),
    lacks: (units) => (units.length < 2 ? { params: { missing: 1 } } : undefined),
    appliesTo: () => true,
  });
  const both = shopWith({ promotions: [ofBoth] });
  const wine = { ...both.cart(both.unit(1, 'wine', '9.00'), both.unit(2, 'bread', '3.00')), promotions: ['pairs'] };
  const change = smallestChange(both.engine, wine, now);
  expect(change).toMatchObject({
    fixes: [
      { type: 'RemovePromotion', promotion: 'pairs' },
      { type: 'Deselect', cartUnitIds: [1] },
    ],
  });
  const bread = cart(unit(1, 'bread', '3.00', 2));
  const used = right(applyCoupon(engine, bread, couponIssueNo('C1'), [id(1)], now));
  expect(smallestChange(engine, { ...used, promotions: ['pairs'] }, now)).toMatchObject({
    fixes: [{ type: 'RemoveCoupons' }],
    lost: 100,
    isProved: true,
  });
  const little = shopWith({ promotions: [pairs({ worth: () => 50 })] });
  expect(smallestChange(little.engine, { ...used, promotions: ['pairs'] }, now)).toMatchObject({
    fixes: [{ type: 'RemovePromotion', promotion: 'pairs' }],
    lost: 50,
    isProved: true,
  });
});

test('[EN-09] an expired promotion saves 0, and an unknown one is reported', () => {
  const { engine, unit, cart } = shopWith({ promotions: [pairs({}, { until: '2026-11-22T00:00:00Z' })] });
  const used = { ...cart(unit(1, 'bread', '3.00', 2)), promotions: ['pairs', 'gone'] };
  expect(engine.priceOfCart(used, now).price).toBe(600);
  expect(engine.checkOrder(used, now).map(({ code, fixes }) => [code, fixes])).toEqual([
    ['PROMOTION-NOT-OFFERED', [{ type: 'RemovePromotion', promotion: 'gone' }]],
    ['PROMOTION-NOT-NOW', [{ type: 'RemovePromotion', promotion: 'pairs' }]],
  ]);
  expect(smallestChange(engine, used, now)).toMatchObject({
    fixes: [
      { type: 'RemovePromotion', promotion: 'gone' },
      { type: 'RemovePromotion', promotion: 'pairs' },
    ],
  });
});

test('[EN-09] no language breaks a message: one without texts, an unknown tag', () => {
  const rule = defineRule({
    code: 'ODD',
    message: { en: '{most}', x_y: 'x {most}' },
    broken: () => ({ params: { most: money(USD, 5) } }),
  });
  const { engine } = shopWith({ rules: [rule] });
  const found = { code: 'ODD', params: { most: money(USD, 5) } };
  const said = ['x_y', 'constructor', '__proto__', ''].map((language) => formatFinding(engine, found, language));
  expect(said).toEqual(['x $0.05', '$0.05', '$0.05', '$0.05']);
});

test('[EN-09] too many promotions for all sets leave the best unproved, with a valid bound', () => {
  const many = Array.from({ length: 30 }, (_, i) =>
    anOffer(`${i}`, { code: `ONE-${i}`, worth: () => 1, stacksWith: 'Everything' }),
  );
  const { engine, unit, cart } = shopWith({ promotions: many });
  const best = bestOffers(engine, cart(unit(1, 'bread', '3.00')), now);
  expect(best.isProved).toBe(false);
  expect(best.saving).toBe(130);
  expect(best.bound).toBeGreaterThan(130);
});

test('[EN-08 EN-09] a rule for any shop can read its currency', () => {
  const least = defineRule({
    code: 'LEAST',
    message: { en: 'From {least} on.' },
    broken: ({ payable, currency }) => {
      const least = money(currency, 5 * 10 ** currency.exponent);
      return payable < least.minor ? { params: { least } } : undefined;
    },
  });
  const said = (currency: Currency) => {
    const engine = createEngine({ ...marketplace.terms, currency, rules: [least] });
    return engine
      .checkOrder(engine.cartOf([]), now)
      .map((found) => formatFinding(engine, found, 'en').replace('\u00a0', ' '));
  };
  expect([said(USD), said(KWD), said(KRW)]).toEqual([['From $5.00 on.'], ['From KWD 5.000 on.'], ['From ₩5 on.']]);
});

test('[EN-09 PR-08] the price of a cart in JSON has the ledger and plain promotions, without their functions and messages', () => {
  const lacking = anOffer('more', {
    worth: () => 5,
    lacks: () => ({ params: { missing: 1 } }),
    message: { en: '{missing}' },
  });
  const tenth = anOffer('tenth', { worth: (units) => units.map(({ left }) => Math.floor(left / 10)) });
  const later = anOffer('later', { worth: () => 5 }, { from: '2100-01-01T00:00:00Z' });
  const shop = createEngine({ currency: USD, promotions: [tenth, lacking, later] });
  const units = [1, 2].map((id) => ({ id, item: `i${id}`, name: 'I', price: 100 * id, quantity: 2 }));
  const price = shop.priceOfCart(shop.cartOf(units, { promotions: ['tenth', 'more', 'later'] }), now);
  const { promotions, ...rest } = price;
  const json = JSON.stringify(price);
  const common = { code: 'X', units: [], total: 0, amounts: {} };
  expect(JSON.parse(json)).toEqual({
    ...rest,
    promotions: [
      { ...common, id: 'later', name: 'later', code: 'LATER', unavailable: promotions[0]?.unavailable },
      { ...common, id: 'more', name: 'more', code: 'MORE', units: [1, 2], lacking: { params: { missing: 1 } } },
      { ...common, id: 'tenth', name: 'tenth', code: 'TENTH', units: [1, 2], total: 60, amounts: { 1: 20, 2: 40 } },
    ],
  });
  expect(json.length).toBeLessThan(2000);
});
