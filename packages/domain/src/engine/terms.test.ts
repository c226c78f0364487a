import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codesOf, formatFinding } from './engine-texts.ts';
import { applyPromotion, removePromotion } from './cart-verbs.ts';
import { cartUnitId } from '../money/ids.ts';
import { EUR, KRW, USD } from '../money/currency.ts';
import { money, ratio, shares } from '../money/money.ts';
import { anOffer } from '../testing/shop-offers.ts';
import { createEngine } from './create-engine.ts';
import type { EngineTerms } from './engine.ts';
import { definePromotion, offerOf } from './promotions/promotion.ts';
import type { Offer } from './promotions/offer.ts';
import { defineRule } from './rule.ts';
import type { ShippingCompanyType } from '../entities/overseas/country.ts';
import { won } from '../money/won.ts';
import { messages as en } from '../messages/en.ts';
import { promotionMessages } from '../messages/promotions.ts';
import { arbOrderState, lawRuns } from '../testing/index.ts';
import { arbOverseaTerms } from '../testing/arbitraries/delivery.ts';
import { anOversea } from '../testing/builders/oversea.ts';
import { aBuyer } from '../testing/builders/buyer.ts';
import { parcel } from '../testing/oversea-rules.ts';
import type { Cart } from '../cart/cart.ts';
import type { ShopCap } from './limits.ts';
import { marketplaceLimits } from './limits.ts';
import { marketplace } from './marketplace.ts';
import { simpleBase } from './simple-rules.ts';
import { smallestChange } from './smallest-change.ts';

const now = Date.parse('2026-11-25T00:00:00Z');

const off = anOffer('off', { worth: () => 100 }, { name: 'A dollar off' });

const cartIn = (engine: ReturnType<typeof createEngine<'USD'>>, count = 1) =>
  engine.cartOf(
    Array.from({ length: count }, (_, i) => ({
      ...engine.plain.unit,
      cartUnitId: cartUnitId(i + 1),
      item: { ...engine.plain.item, itemSellPrice: engine.amount('5.00') },
    })),
  );

describe('[EN-09] invalid terms are rejected as errors of their author', () => {
  test.each([
    [{ limits: { units: Number.NaN } }, 'limits.units: expected a whole number of 1 or more, not NaN'],
    [{ limits: { pieces: 2.5 } }, 'limits.pieces: expected a whole number of 1 or more, not 2.5'],
    [{ limits: { lines: 0 } }, 'limits.lines: expected a whole number of 1 or more, not 0'],
    [{ limits: { units: '3' } }, 'limits.units: expected a whole number of 1 or more, not "3"'],
    [{ limits: { unit: 3 } }, 'no limit of a shop: unit; they are units, pieces, lines, overseas; did you mean units?'],
    [{ promotion: [] }, 'no option of an engine: promotion; they are currency, rules, without, promotions, '],
    [{ promotion: [] }, '; did you mean promotions?'],
    [
      { promotions: [anOffer('a', { stacksWith: ['Buyers'] })] },
      'no name in stacksWith of a: Buyers; they are A, a, Buyer, SellerDup, Super, Shipping; did you mean Buyer?',
    ],
    [{ promotions: [anOffer('tier'), anOffer('b', { stacksWith: ['TIRE'] })] }, 'did you mean TIER?'],
    [{ features: { club: true } }, 'no feature of a shop: club; they are overseaShipping, extraDiscount'],
    [
      { currency: { ...USD, rounding: 'halfup' } },
      'rounding: expected one of Down, Up, HalfUp, HalfEven, not "halfup"; did you mean HalfUp?',
    ],
    [{ currency: { code: 'USD', exponent: 2 } }, 'rounding: expected one of Down, Up, HalfUp, HalfEven, not undefined'],
    [{ currency: { ...USD, exponant: 2 } }, 'no field of a currency: exponant; they are code, exponent, rounding; did'],
    [{ currency: { ...USD, code: 'JPY' } }, 'JPY has 0 decimals: 2'],
    [{ without: ['clubb'] }, 'no rules that a shop can be without: clubb; they are selection, role, '],
    [{ without: ['mixin'] }, '; did you mean mixing?'],
    [{ rules: [rule('A', 'One'), rule('A', 'Other')] }, 'two messages of one code: A'],
  ])('%j', (terms, message) => {
    expect(() =>
      createEngine({ ...marketplace.terms, currency: USD, ...(terms as Partial<EngineTerms<'USD'>>) }),
    ).toThrow(message);
  });

  test('terms at the boundary are accepted', () => {
    // a promotion may stack with one that another shop offers
    const promotions = [anOffer('b', { stacksWith: ['ELSEWHERE', 'B', 'Shipping'] })];
    const terms = {
      limits: { units: 1, pieces: 1, lines: 1 },
      rules: [rule('A', 'One'), rule('A', 'One')],
      promotions,
    };
    expect(() => createEngine({ ...marketplace.terms, currency: USD, ...terms })).not.toThrow();
  });
});

function rule(code: string, en: string) {
  return defineRule({ code, message: { en }, broken: () => ({ params: {} }) });
}

test('[EN-09] a custom rule stays if the marketplace rule with the same code is omitted', () => {
  const own = rule('CART-BR7-33', 'Own.');
  const engine = createEngine({
    ...marketplace.terms,
    currency: USD,
    rules: [own],
    limits: { units: 2 },
    without: ['CART-BR7-33'],
  });
  expect(engine.checkOrder(cartIn(engine), now).map(({ code }) => code)).toEqual(['CART-BR7-33']);
  expect(formatFinding(engine, { code: 'CART-BR7-33', params: {} }, 'en')).toBe('Own.');
});

test('[EN-09] values of a message are typed in each language, and every language is optional', () => {
  const german = defineRule({
    code: 'MINDESTENS',
    message: { de: 'Erst ab {least}.' },
    broken: () => ({ params: { least: money(USD, 500) } }),
  });
  defineRule({
    code: 'FALSCH',
    message: { en: 'From {least} on.', de: 'Erst ab {wenigstens}.' },
    // @ts-expect-error the German text names `wenigstens`
    broken: () => ({ params: { least: money(USD, 500) } }),
  });
  const engine = createEngine({ ...marketplace.terms, currency: USD, rules: [german] });
  const [found] = engine.checkOrder(cartIn(engine), now);
  expect([formatFinding(engine, found!, 'de'), formatFinding(engine, found!, 'en')]).toEqual([
    'Erst ab 5,00\u{a0}$.',
    'Erst ab 5,00\u{a0}$.',
  ]);
});

test('[EN-09 ER-09] a text that exists only in English is the fallback for every other language', () => {
  const messages = { en: { 'CART-BR7-33': 'At most {max}.' }, de: { 'CART-BR7-01': 'Nichts ausgewählt.' } };
  const engine = createEngine({ ...marketplace.terms, currency: USD, messages });
  const many = { code: 'CART-BR7-33', params: { max: 30 } };
  expect([formatFinding(engine, many, 'de'), formatFinding(engine, { code: 'CART-BR7-01', params: {} }, 'fr')]).toEqual(
    ['At most 30.', 'Nichts ausgewählt.'],
  );
  expect(formatFinding(engine, many, 'fr', { 'CART-BR7-33': 'Au plus {max}.' })).toBe('Au plus 30.');
  expect(formatFinding(engine, { code: 'NO-SUCH', params: {} }, 'de')).toBe('NO-SUCH');
});

test('[EN-09] reports an offered promotion that is not in use, and names one that is not offered', () => {
  const engine = createEngine({ ...marketplace.terms, currency: USD, promotions: [off] });
  const codes = ['off', 'gone'].map((promotion) => {
    const dropped = removePromotion(engine, cartIn(engine), promotion);
    return !dropped.ok && formatFinding(engine, dropped.reason, 'en');
  });
  expect(codes).toEqual(['‘A dollar off’ is not in use.', 'There is no offer ‘gone’.']);
  const stale = { ...cartIn(engine), promotions: ['gone'] };
  expect(engine.checkOrder(stale, now).map((found) => formatFinding(engine, found, 'en'))).toEqual([
    'There is no offer ‘gone’.',
  ]);
});

test('[EN-09] later changes of the input lists do not affect an engine', () => {
  const promotions: Offer[] = [off];
  const engine = createEngine({ ...marketplace.terms, currency: USD, promotions });
  promotions.length = 0;
  const used = applyPromotion(engine, cartIn(engine), 'off', now);
  expect(used.ok && engine.priceOfCart(used.cart, now).price).toBe(400);
  expect(engine.terms.promotions).toEqual([off]);
  expect(Object.isFrozen(engine.terms.promotions)).toBe(true);
});

test('[EN-09] later changes of the given terms do not affect an engine, whose terms are frozen deeply', () => {
  const zone = { codes: ['DE'], fee: 490 };
  const params = { amounts: [100] };
  const stacksWith = ['Buyer'];
  const fields = { order: (given: unknown) => given as object };
  const reduction = definePromotion({
    code: 'REDUCTION',
    params: (given) => given as typeof params,
    appliesTo: () => true,
    worth: (_, { amounts: [amount = 0] }) => amount,
    message: { en: '{name}' },
  });
  const offer = offerOf(reduction, { id: 'less', name: 'Less', params, stacksWith });
  const engine = createEngine({ currency: EUR, home: 'DE', countries: [zone], promotions: [offer], fields });
  const cart = engine.cartOf([{ id: 1, item: 'tea', name: 'Tea', price: 1000 }], { promotions: ['less'] });
  Object.assign(zone, { fee: 1 });
  Object.assign(fields, { item: () => undefined });
  zone.codes[0] = 'AT';
  params.amounts[0] = 900;
  stacksWith.length = 0;
  expect(engine.priceOfCart(cart, now)).toMatchObject({ price: 1390, shippingTotal: 490 });
  expect(offer.goesWith('Buyer')).toBe(true);
  expect(engine.terms).toMatchObject({
    countries: [{ codes: ['DE'], fee: 490 }],
    promotions: [{ params: { amounts: [100] } }],
  });
  expect(Object.keys(engine.terms.fields ?? {})).toEqual(['order']);
  expect(engine.terms.promotions?.[0]).toBe(offer);
  const parts = (part: unknown): readonly object[] =>
    Object(part) === part && typeof part !== 'function'
      ? [part as object, ...Object.values(part as object).flatMap(parts)]
      : [];
  expect(parts(engine.terms).filter((part) => !Object.isFrozen(part))).toEqual([]);
});

test('[EN-08] rates and weights must be numbers', () => {
  expect(() => ratio(money(USD, 100), Number.NaN)).toThrow('not a rate in per cent: NaN');
  for (const weight of [-1, 0.5, Number.NaN])
    expect(() => shares(money(USD, 100), [1, weight])).toThrow(`not a whole weight of 0 or more: ${weight}`);
  expect(shares(money(USD, 100), [0, 1]).map(({ minor }) => minor)).toEqual([0, 100]);
});

const weighing = (kg: number, quantity = 1, itemSellPrice = won(10_000)) =>
  parcel(1, { shippingWeight: kg, itemSellPrice }, { quantity });

const costing = (amount: number) => weighing(1, 1, won(amount));
const upTo = (amount: number, currency: string): ShopCap => ({ country: 'Japan', amounts: [{ amount, currency }] });

const shopWith = (overseas: readonly ShopCap[]) =>
  createEngine({ ...marketplace.terms, currency: KRW, limits: { overseas }, messages: { en } });

const sent = (country: string, company: ShippingCompanyType, ...units: readonly ReturnType<typeof parcel>[]) =>
  marketplace.cartOf(units, {
    destination: { country, overseas: anOversea(company) },
    buyer: aBuyer({ isIdentityVerified: true }),
  });

const capCodes = (engine: Pick<typeof marketplace, 'checkOrder'>, cart: ReturnType<typeof sent>) =>
  engine.checkOrder(cart, 0).filter(({ code }) => /^CART-BR7-(?:19|20|24|25|26|41|42)/u.test(code));

const codes = (...asked: Parameters<typeof capCodes>) => capCodes(...asked).map(({ code }) => code);

test.each<[string, ShopCap, ShippingCompanyType, ReturnType<typeof parcel>, ReturnType<typeof parcel>, string]>([
  ['kg', { country: 'Japan', company: 'CJ', kg: 2 }, 'CJ', weighing(2), weighing(2.001), 'CART-BR7-42'],
  ['kg by anybody', { country: 'Japan', kg: 2 }, 'EMS', weighing(2), weighing(2.001), 'CART-BR7-24'],
  ['kg everywhere', { kg: 40 }, 'EMS', weighing(40), weighing(40.5), 'CART-BR7-24'],
  ['pieces', { company: 'SFExpress', pieces: 3 }, 'SFExpress', weighing(1, 3), weighing(1, 4), 'CART-BR7-25-PIECES'],
  ['an amount in won', upTo(20_000, 'KRW'), 'EMS', weighing(1, 2), costing(20_001), 'CART-BR7-41'],
  ['an amount by a rate', upTo(10, 'USD'), 'CJ', costing(14_000), costing(14_001), 'CART-BR7-41'],
])('[EN-10 OV-06 OV-07] a custom cap applies at its boundary: %s', (_, cap, company, within, beyond, code) => {
  const engine = shopWith([cap]);
  expect(codes(engine, sent('Japan', company, within))).toEqual([]);
  const [found, ...more] = capCodes(engine, sent('Japan', company, beyond));
  expect([found?.code, more]).toEqual([code, []]);
});

test('[EN-10 OV-04] to China by SF Express one code covers both caps, otherwise each cap has the code of its kind', () => {
  const amounts = [{ amount: 50_000, currency: 'KRW' }];
  const china: ShopCap = { country: 'China', company: 'SFExpress', pieces: 3 };
  const both = shopWith([{ ...china, amounts }]);
  expect(capCodes(both, sent('China', 'SFExpress', weighing(1, 4)))).toMatchObject([
    { code: 'CART-BR7-19-PIECES', params: { max: 3 } },
  ]);
  expect(codes(both, sent('China', 'SFExpress', weighing(1, 3, won(17_000))))).toEqual(['CART-BR7-19']);
  expect(codes(both, sent('China', 'SFExpress', weighing(1, 3)))).toEqual([]);
  expect(capCodes(shopWith([china]), sent('China', 'SFExpress', weighing(1, 4)))).toMatchObject([
    { code: 'CART-BR7-25-PIECES', params: { max: 3 } },
  ]);
});

test('[EN-10] caps of the shop replace those of the marketplace, and later ones earlier ones; a company without a cap is the fix', () => {
  const heavy = sent('Japan', 'CJ', weighing(25));
  const { overseas } = marketplaceLimits;
  expect(codes(shopWith([]), sent('HongKong', 'CJ', weighing(25)))).toEqual([]);
  expect(codes(shopWith(overseas), sent('HongKong', 'CJ', weighing(25)))).toEqual(['CART-BR7-42']);
  expect(codes(shopWith([...overseas, { country: 'HongKong', kg: 25 }]), sent('HongKong', 'CJ', weighing(25)))).toEqual(
    [],
  );
  const tight = shopWith([{ kg: 28 }, { company: 'CJ', kg: 10 }]);
  const companies = [
    { shippingCompanyType: 'CJ' as const, shippingCompanyName: 'CJ' },
    { shippingCompanyType: 'EMS' as const, shippingCompanyName: 'EMS' },
  ];
  const [found] = capCodes(tight, {
    ...heavy,
    destination: { ...heavy.destination, overseas: { ...heavy.destination.overseas, companies } },
  });
  expect([found?.code, found?.params]).toEqual(['CART-BR7-42', { max: 10 }]);
  expect(found?.fixes).toContainEqual({ type: 'ChooseCompany', company: 'EMS' });
});

test('[EN-10 CK-18] the smallest change brings an order within the caps of the shop', () => {
  const two = sent('Japan', 'EMS', weighing(3), { ...weighing(1), cartUnitId: cartUnitId(2) });
  const ready: Cart = {
    ...two,
    destination: {
      ...two.destination,
      overseas: { ...two.destination.overseas, papers: { ...two.destination.overseas.papers, isConsented: true } },
    },
  };
  expect(marketplace.checkOrder(ready, 0)).toEqual([]);
  const change = smallestChange(shopWith([{ country: 'Japan', kg: 2 }]), ready, 0);
  expect(change?.fixes).toEqual([{ type: 'Deselect', cartUnitIds: [1] }]);
});

test('[EN-08 EN-10 OV-06] a shop in dollars has caps in dollars and none in won', () => {
  const { overseas } = marketplaceLimits;
  const engine = createEngine({
    ...marketplace.terms,
    currency: USD,
    limits: { overseas: [{ country: 'Japan', amounts: [{ amount: 20, currency: 'USD' }] }] },
  });
  const costing = (cents: number) =>
    engine.cartOf([{ ...engine.plain.unit, item: { ...engine.plain.item, itemSellPrice: engine.amount(cents) } }], {
      destination: { country: 'Japan', overseas: { ...anOversea('EMS'), exchangeRates: [], fees: [] } },
    });
  const found = (cents: number) => engine.checkOrder(costing(cents), 0).filter(({ code }) => code === 'CART-BR7-41');
  expect(found(2000)).toEqual([]);
  expect(found(2001)).toMatchObject([{ params: { max: 20, currency: 'USD', won: 2000 } }]);
  expect(() => createEngine({ ...marketplace.terms, currency: USD, limits: { overseas } })).toThrow(TypeError);
  expect(() => createEngine({ ...marketplace.terms, currency: KRW, limits: { overseas: [{ kg: -1 }] } })).toThrow(
    RangeError,
  );
  expect(() =>
    createEngine({ ...marketplace.terms, currency: KRW, limits: { overseas: [{ pieces: Number.NaN }] } }),
  ).toThrow(RangeError);
});

test('[EN-10] the caps of the marketplace as data equal its built-in caps', () => {
  const given = shopWith(marketplaceLimits.overseas);
  const arbTo = fc.constantFrom('Japan', 'Taiwan', 'China', 'Thailand', 'HongKong');
  const arbOverseas = arbOrderState.chain((cart) =>
    fc.tuple(arbOverseaTerms(cart.units.map((unit) => unit.cartUnitId)), arbTo).map(([terms, shippingCountry]) => ({
      ...cart,
      destination: {
        ...cart.destination,
        country: shippingCountry,
        overseas: { ...cart.destination.overseas, ...terms },
      },
    })),
  );
  let capped = 0;
  fc.assert(
    fc.property(arbOverseas, (cart) => {
      const now = cart.pricesAsOf;
      expect(given.checkOrder(cart, now)).toEqual(marketplace.checkOrder(cart, now));
      capped += capCodes(given, cart).length;
    }),
    { numRuns: lawRuns(100) },
  );
  expect(capped).toBeGreaterThan(0);
});

test('[EN-10] an overseas order is within a cap exactly if weight, pieces and amount are', () => {
  const arbCap = fc.record({ kg: fc.nat(9), pieces: fc.nat(9), amount: fc.nat(90_000) });
  const arbUnit = fc.record({ grams: fc.nat(3000), quantity: fc.integer({ min: 1, max: 5 }), price: fc.nat(30_000) });
  const seen = { within: 0, beyond: 0 };
  fc.assert(
    fc.property(arbCap, arbUnit, ({ kg, pieces, amount }, { grams, quantity, price }) => {
      const cap = { country: 'Japan', company: 'EMS', kg, pieces, amounts: [{ amount, currency: 'KRW' }] } as const;
      const found = codes(shopWith([cap]), sent('Japan', 'EMS', weighing(grams / 1000, quantity, won(price))));
      const isTooMany = quantity > pieces;
      const heavy = isTooMany || grams * quantity > kg * 1000;
      const dear = price * quantity > amount;
      const heavyCode = isTooMany ? 'CART-BR7-24-PIECES' : 'CART-BR7-24';
      expect(found.toSorted()).toEqual([...(heavy ? [heavyCode] : []), ...(dear ? ['CART-BR7-41'] : [])]);
      seen[heavy || dear ? 'beyond' : 'within'] += 1;
    }),
    { numRuns: lawRuns(150) },
  );
  expect(Math.min(seen.within, seen.beyond)).toBeGreaterThan(1);
});

describe('[EN-09] in plain JavaScript an error names the argument and what was expected', () => {
  const name = (terms: unknown): string => {
    try {
      createEngine(terms as EngineTerms<string>);
      return 'accepted';
    } catch (error) {
      return error instanceof TypeError ? error.message : `something else: ${String(error)}`;
    }
  };

  test.each<readonly [unknown, string]>([
    [undefined, 'terms: expected an object such as { currency: USD }, not undefined'],
    [[], 'terms: expected an object such as { currency: USD }, not []'],
    [{}, "currency: expected one such as USD or currencyOf('CHF', 2), not undefined"],
    [{ currency: 'USD' }, 'currency: expected one such as USD or currencyOf(\'CHF\', 2), not "USD"'],
    [
      { currency: { ...USD, rounding: 'HalfUpp' } },
      'rounding: expected one of Down, Up, HalfUp, HalfEven, not "HalfUpp"; did you mean HalfUp?',
    ],
    [{ currency: USD, promotions: {} }, 'promotions: expected a list, not {}'],
    [{ currency: USD, promotions: [anOffer('one'), {}] }, 'promotions.1: expected an offer of offerOf, not {}'],
    [{ currency: USD, rules: [null] }, 'rules.0: expected a rule of defineRule, not null'],
    [{ currency: USD, exclusions: [1] }, 'exclusions.0: expected an exclusion of defineExclusion, not 1'],
    [{ currency: USD, without: 'mixing' }, 'without: expected a list, not "mixing"'],
    [{ currency: USD, limits: 3 }, 'limits: expected an object, not 3'],
    [{ currency: USD, messages: 'en' }, 'messages: expected an object, not "en"'],
    [
      { currency: USD, messages: { OUT_OF_STOCK: 'Sold out' } },
      'messages.OUT_OF_STOCK: expected texts of a language, e.g. de-AT, not "Sold out"',
    ],
    [
      { currency: USD, messages: { de: { OUT_OF_STOK: '' } } },
      'messages.de: no code of the engine: OUT_OF_STOK; did you mean OUT_OF_STOCK?',
    ],
    [
      { currency: USD, messages: { de: { 'OUT_OF_STOK?': '' } } },
      'messages.de: no code of the engine: OUT_OF_STOK; did you mean OUT_OF_STOCK?',
    ],
    [{ currency: USD, features: [] }, 'features: expected an object, not []'],
    [{ currency: USD, clock: 0 }, 'clock: expected a function, not 0'],
    [{ currency: USD, refunds: 'Never' }, 'refunds: expected an object, not "Never"'],
    [{ currency: USD, tax: { rate: 19 } }, 'tax: expected a tax of defineTax, not {"rate":19}'],
    [{ currency: USD, home: () => 'DE' }, 'home: expected an ISO 3166 code, e.g. DE, not a function'],
    [{ currency: USD, base: 'x'.repeat(200) }, `base: expected an object, not "${'x'.repeat(78)}…`],
    [{ currency: USD, promotions: [], rules: [], exclusions: [], without: [], clock: () => 0 }, 'accepted'],
  ])('%j', (terms, message) => {
    expect(name(terms)).toBe(message);
  });

  test.each<readonly [string, object, string]>([
    ['the base of the marketplace', marketplace.terms, 'accepted'],
    ['no base', {}, 'no limit of a shop: overseas; they are units, pieces, lines'],
    ['its own base', { base: simpleBase }, 'no limit of a shop: overseas; they are units, pieces, lines'],
  ])('caps of overseas orders need rules on them: with %s', (_, terms, message) => {
    expect(name({ ...terms, currency: USD, limits: { overseas: [] } })).toBe(message);
  });

  test('a value that has no text is described', () => {
    const circular: Record<string, unknown> = {};
    circular['own'] = circular;
    expect([circular, { n: 1n }, Symbol('s')].map((without) => name({ currency: USD, without }))).toEqual([
      'without: expected a list, not [object Object]',
      'without: expected a list, not [object Object]',
      'without: expected a list, not Symbol(s)',
    ]);
  });

  test('and offerOf asks for a promotion', () => {
    const offer = { id: 'one', name: 'One', params: {} };
    for (const [promotion, text] of [
      [undefined, 'undefined'],
      [{}, '{}'],
      ['OFF', '"OFF"'],
    ] as const)
      expect(() => offerOf(promotion as never, offer)).toThrow(
        new TypeError(`promotion: expected a promotion of definePromotion, not ${text}`),
      );
  });
});

test('[EN-08] accepts messages of every code of the engine, of the marketplace and of offers, also by readable names', () => {
  const offer = anOffer('SOLD_OUT_SOON', { worth: () => 1 });
  const codes = codesOf(createEngine({ currency: USD, promotions: [offer] }));
  const all = [...codes, ...Object.keys(en), ...Object.keys(promotionMessages.ko)];
  const messages = Object.fromEntries(
    [...all, ...all.map((code) => code.replaceAll('-', '_'))].map((code) => [code, '']),
  );
  expect(() => createEngine({ currency: USD, messages: { de: messages } })).not.toThrow();
  // the shop's codes may resemble those of the engine
  const late = defineRule({ code: 'CART_FUL', message: { en: '' }, broken: () => undefined });
  expect(() => createEngine({ currency: USD, rules: [late], messages: { de: { CART_FUL: '' } } })).not.toThrow();
});
