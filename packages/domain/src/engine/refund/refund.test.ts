import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codesOf, formatFinding } from '../engine-texts.ts';
import { defineTax } from '../tax/define-tax.ts';
import type { CartUnit } from '../../entities/cart/cart-unit.ts';
import { currencyOf, KRW, type Currency } from '../../money/currency.ts';
import { cartUnitId, couponIssueNo } from '../../money/ids.ts';
import { sum, won } from '../../money/won.ts';
import { arbCart, arbCartOf, checkRefunds, lawRuns, testNow } from '../../testing/index.ts';
import { anOffer } from '../../testing/shop-offers.ts';
import { createEngine } from '../create-engine.ts';
import { marketplace } from '../marketplace.ts';
import type { EngineTerms } from '../engine.ts';
import { refundMessages, type RefundLanguage } from '../../messages/refunds.ts';
import { refund } from './refund.ts';
import type { PaidOrder, Refund, RefundResult } from './refund-result.ts';

const euro: Currency<'EUR'> = currencyOf('EUR', 2, 'HalfUp');
const id = cartUnitId;

/** Of three pieces of a unit, one is free. */
const three = anOffer(
  'three',
  {
    worth: (units) => units.map(({ pieces }) => Math.floor(pieces.length / 3) * (pieces.at(-1) ?? 0)),
    lacks: (units) => (units.some(({ quantity }) => quantity >= 3) ? undefined : { params: { missing: 1 } }),
  },
  { name: '3 for 2' },
);
/** A tenth off from 50.00. */
const tenth = anOffer(
  'tenth',
  {
    worth: (units) => Math.floor(units.reduce((total, { left }) => total + left, 0) / 10),
    lacks: (units) =>
      units.reduce((total, { left }) => total + left, 0) >= 5000 ? undefined : { params: { missing: 1 } },
    lane: 'Order',
    stacksWith: 'Everything',
  },
  { name: 'A tenth' },
);

const shopWith = (terms: Partial<EngineTerms<'EUR'>> = {}) =>
  createEngine({ ...marketplace.terms, currency: euro, promotions: [three, tenth], ...terms });
const shop = shopWith();

const unit = (n: number, price: number, quantity = 1): CartUnit => ({
  ...shop.plain.unit,
  cartUnitId: id(n),
  quantity,
  item: { ...shop.plain.item, itemSellPrice: won(price) },
});

const orderOf = (units: readonly CartUnit[], promotions: readonly string[] = [], fee = 0): PaidOrder<'EUR'> => ({
  cart: shop.cartOf(units, {
    promotions,
    buyer: shop.plain.buyer,
    shipping: { policies: [{ ...shop.plain.policy, shippingFee: won(fee) }] },
  }),
  now: testNow,
});

const pieces = (n: number, quantity = 1) => ({ cartUnitId: id(n), quantity });

const refunded = (found: RefundResult<'EUR'>) => {
  if (!found.ok) throw new Error(found.reason.code);
  return found;
};
const reasonsOf = (found: RefundResult<'EUR'>) =>
  refunded(found).refund.lines.map(({ place, entries }) => [
    place.type === 'Bundle' ? 'parcel' : place.cartUnitId,
    ...entries.map(({ code, rule, amount }) => `${code} ${rule} ${amount}`),
  ]);

test('[EN-13] a piece returns its price; the shipping fee follows with the last piece of its parcel', () => {
  const first = refunded(refund(shop, orderOf([unit(1, 1000, 2)], [], 490), [pieces(1)]));
  expect(first.refund).toMatchObject({ amount: 1000, pieces: [pieces(1)], lines: [{ quantity: 1, amount: 1000 }] });
  const last = refund(shop, first.order, [pieces(1)]);
  expect(reasonsOf(last)).toEqual([
    [1, 'REFUND-RETURNED ItemPrice 1000'],
    ['parcel', 'REFUND-SHIPPING ShippingFee 490'],
  ]);
  expect(refunded(last).refund.amount).toBe(1490);
});

test.each([
  ['Complete', [0, 0, 490]],
  ['Pieces', [164, 163, 163]],
  ['Never', [0, 0, 0]],
] as const)('[EN-13] shipping by the setting %s', (shipping, fees) => {
  const own = shopWith({ refunds: { shipping } });
  let order = orderOf([unit(1, 1000, 2), unit(2, 500)], [], 490);
  const found = [pieces(1), pieces(2), pieces(1)].map((one) => {
    const next = refunded(refund(own, order, [one]));
    ({ order } = next);
    return sum(next.refund.lines.flatMap(({ place, amount }) => (place.type === 'Bundle' ? [amount] : [])));
  });
  expect(found).toEqual(fees);
});

test('[EN-13] a promotion that no longer applies is deducted from the refund, with its reason', () => {
  const order = orderOf([unit(1, 125, 3)], ['three']);
  const one = refund(shop, order, [pieces(1)]);
  // paid 2.50 for three; two alone cost 2.50
  expect(reasonsOf(one)).toEqual([
    [1, 'REFUND-RETURNED ItemPrice 125', 'REFUND-RETURNED Promotion -41', 'REFUND-NO-LONGER-APPLIES Promotion -84'],
  ]);
  expect(refunded(one).refund.amount).toBe(0);
  const rest = refund(shop, refunded(one).order, [pieces(1, 2)]);
  expect(refunded(rest).refund.amount).toBe(250);
  // the deduction of the first refund is paid back with another code
  expect(reasonsOf(rest)).toEqual([
    [1, 'REFUND-RETURNED ItemPrice 250', 'REFUND-RETURNED Promotion -84', 'REFUND-DEDUCTION-RETURNED Promotion 84'],
  ]);
  const [paidBack] = refunded(rest).refund.lines.flatMap(({ entries }) => entries.slice(-1));
  expect(paidBack && formatFinding(shop, paidBack, 'en', refundMessages.en)).toBe(
    'An earlier deduction for ‘3 for 2’ is paid back.',
  );
});

test('[EN-13] a deduction that is paid back in parts is neither repeated nor forgotten', () => {
  let order = orderOf([unit(1, 125, 3), unit(2, 4900), unit(3, 1000)], ['three', 'tenth']);
  const parts = [pieces(3), pieces(1), pieces(2), pieces(1, 2)].map((one) => {
    const next = refunded(refund(shop, order, [one]));
    ({ order } = next);
    return next.refund;
  });
  const entries = parts.flatMap(({ lines }) => lines.flatMap((line) => line.entries));
  const amountsOf = (reason: string) => entries.flatMap(({ code, amount }) => (code === reason ? [amount] : []));
  expect(Math.max(...amountsOf('REFUND-NO-LONGER-APPLIES'))).toBeLessThan(0);
  expect(Math.min(...amountsOf('REFUND-DEDUCTION-RETURNED'))).toBeGreaterThan(0);
  expect(amountsOf('REFUND-DEDUCTION-RETURNED').length).toBeGreaterThan(0);
  const total = sum(parts.map(({ amount }) => amount));
  expect(total).toBe(shop.priceOfCart(order.cart, testNow).price);
});

test('[EN-13] a reduction that saves less is not deducted as far as another one saves more', () => {
  const off = anOffer('off', {
    worth: (units) => Math.floor(units.reduce((total, { left }) => total + left, 0) / 10),
    lane: 'Order',
    stacksWith: 'Everything',
  });
  const own = shopWith({ promotions: [three, off] });
  // 40.00 less a free piece and a tenth
  const order = orderOf([unit(1, 1000, 4)], ['three', 'off']);
  expect(own.priceOfCart(order.cart, testNow).price).toBe(2700);
  const one = refund(own, order, [pieces(1)]);
  // of three pieces, ‘three’ saves 10.00 instead of 7.50, and ‘off’ 2.00 instead of 2.25
  expect(reasonsOf(one)).toEqual([
    [1, 'REFUND-RETURNED ItemPrice 1000', 'REFUND-RETURNED Promotion -250', 'REFUND-RETURNED Promotion -75'],
  ]);
  // two pieces save 2.00 instead of 6.50
  const two = refund(own, refunded(one).order, [pieces(1)]);
  expect(refunded(two).refund.amount).toBe(675 - 450);
});

test('[EN-13] a minimum that is just reached keeps the promotion; one cent less loses it, to at most no refund', () => {
  const refundOf = (kept: number) =>
    refunded(refund(shop, orderOf([unit(1, kept), unit(2, 1000)], ['tenth']), [pieces(2)])).refund;
  expect(refundOf(5000)).toMatchObject({ amount: 900, lines: [{ amount: 900 }] });
  // 9.00 for the returned unit, less the 4.99 that the promotion saved on the kept one
  const below = refundOf(4999);
  expect([below.amount, below.lines.map(({ amount }) => amount)]).toEqual([401, [-499, 900]]);
  const limited = refunded(refund(shop, orderOf([unit(1, 4999), unit(2, 100)], ['tenth']), [pieces(2)])).refund;
  expect([limited.amount, limited.lines.map(({ amount }) => amount)]).toEqual([0, [-90, 90]]);
});

test('[EN-13] a returned unit returns what was paid for it: a coupon keeps its share', () => {
  const terms = { couponType: 'SuperCoupon', discountUnitType: 'Amount', discountValue: 300 } as const;
  const limits = { couponName: 'Three off', possiblePrice: won(0), limitPrice: won(0) };
  const held = { ...shop.plain.coupon, ...terms, ...limits, issueNo: couponIssueNo('C') };
  const used = { ...terms, ...limits, couponIssueNo: couponIssueNo('C'), isFreeShipping: false };
  const cart = shop.cartOf([unit(1, 1000), unit(2, 2000)], {
    buyer: shop.plain.buyer,
    coupons: { status: 'Known', offered: [held], applied: [{ ...used, cartUnitIds: [id(1), id(2)] }] },
  });
  expect(reasonsOf(refund(shop, { cart, now: testNow }, [pieces(1)]))).toEqual([
    [1, 'REFUND-RETURNED ItemPrice 1000', 'REFUND-RETURNED SuperCoupon -100'],
  ]);
});

test('[EN-13] a difference of one cent per kept piece is rounding; more is a lost reduction', () => {
  const refundOf = (less: number) => {
    const hundred = anOffer('hundred', {
      worth: (units) => (units.length > 1 ? 100 : 80 - less),
      stacksWith: 'Everything',
    });
    const own = createEngine({ ...marketplace.terms, currency: euro, promotions: [hundred] });
    const found = refund(own, orderOf([unit(1, 4000), unit(2, 1000)], ['hundred']), [pieces(2)]);
    return refunded(found).refund.amount;
  };
  expect([0, 1, 2].map(refundOf)).toEqual([980, 980, 978]);
});

test('[EN-13] refunds the tax by rate, with the part of shipping', () => {
  const taxed = shopWith({ tax: defineTax({ rate: ({ cartUnitId: n }) => (n === 1 ? 19 : 7), prices: 'Exclusive' }) });
  const first = refunded(refund(taxed, orderOf([unit(1, 1000), unit(2, 1000)], [], 200), [pieces(1)]));
  expect([first.refund.amount, first.refund.tax?.rates]).toEqual([
    1190,
    [{ rate: 19, net: 1000, tax: 190, gross: 1190 }],
  ]);
  const last = refunded(refund(taxed, first.order, [pieces(2)]));
  expect([last.refund.amount, last.refund.tax?.rates]).toEqual([
    1296,
    [
      { rate: 19, net: 100, tax: 19, gross: 119 },
      { rate: 7, net: 1100, tax: 77, gross: 1177 },
    ],
  ]);
});

test('[EN-13] refuses unknown units, more pieces than ordered and pieces that were returned, and names the argument', () => {
  const order = orderOf([unit(1, 1000, 3), unit(2, 500)]);
  const refusal = (of: PaidOrder<'EUR'>, ...asked: readonly ReturnType<typeof pieces>[]) => {
    const found = refund(shop, of, asked);
    return found.ok
      ? 'accepted'
      : [found.reason.code, found.reason.params, formatFinding(shop, found.reason, 'en', refundMessages.en)];
  };
  expect(refusal(order, pieces(2), pieces(9))).toEqual([
    'REFUND-UNKNOWN-UNIT',
    { argument: 'pieces.1.cartUnitId', unit: 9 },
    'The order has no unit 9.',
  ]);
  expect(refusal(order, pieces(1, 3))).toBe('accepted');
  expect(refusal(order, pieces(1, 4))).toEqual([
    'REFUND-TOO-MANY',
    { argument: 'pieces.0.quantity', unit: 1, ordered: 3 },
    'Quantity ordered: 3.',
  ]);
  const { order: later } = refunded(refund(shop, order, [pieces(1, 2)]));
  expect(refusal(later, pieces(1))).toBe('accepted');
  const left = { argument: 'pieces.0.quantity', unit: 1, ordered: 3, left: 1 };
  expect(refusal(later, pieces(1, 2))).toEqual(['REFUND-ALREADY-RETURNED', left, 'Only 1 can still be returned.']);
  expect(refusal(order, pieces(1, 2), pieces(1, 2))).toMatchObject(['REFUND-ALREADY-RETURNED', { left: 1 }, {}]);
  for (const quantity of [0, -1, 1.5, Number.NaN])
    expect(() => refund(shop, order, [pieces(2), pieces(1, quantity)])).toThrow(
      'pieces.1.quantity: expected a whole number of 1 or more',
    );
  const { cart, now, refunds = [] } = later;
  const misspelt = { cart, now, refund: refunds };
  expect(() => refund(shop, misspelt, [pieces(1, 2)])).toThrow(
    new TypeError('no field of order: refund; they are cart, now, payable, refunds; did you mean refunds?'),
  );
  const one = { cart, now, refunds: refunds[0] } as unknown as PaidOrder<'EUR'>;
  expect(() => refund(shop, one, [pieces(1, 2)])).toThrow('order.refunds: expected a list, not {');
  expect(refusal({ cart, now, refunds }, pieces(1, 2))).toMatchObject(['REFUND-ALREADY-RETURNED', {}, {}]);
  expect(() => shopWith({ refunds: { shipping: 'never' as 'Never' } })).toThrow(
    'refunds.shipping: expected one of Complete, Pieces, Never, not "never"; did you mean Never?',
  );
});

test.each<RefundLanguage>(['en', 'ko', 'cn', 'jp'])(
  '[EN-13] in %s each reason of a refund has a text with its promotion',
  (language) => {
    const found = refunded(refund(shop, orderOf([unit(1, 125, 3)], ['three'], 490), [pieces(1)]));
    const texts = found.refund.lines.flatMap(({ entries }) =>
      entries.map((entry) => formatFinding(shop, entry, language, refundMessages[language])),
    );
    expect(texts).toHaveLength(3);
    expect(texts[2]).toContain('3 for 2');
    const last = refunded(refund(shop, found.order, [pieces(1, 2)])).refund.lines.flatMap(({ entries }) => entries);
    const paidBack = last.filter(({ code }) => code === 'REFUND-DEDUCTION-RETURNED');
    texts.push(...paidBack.map((entry) => formatFinding(shop, entry, language, refundMessages[language])));
    expect(texts[3]).toContain('3 for 2');
    expect(new Set(texts).size).toBe(3);
    for (const text of texts) expect(text).not.toMatch(/REFUND|\{/u);
  },
);

test('[EN-13] refuses an order that costs another amount than was paid, or has a promotion that is not offered', () => {
  const order = { ...orderOf([unit(1, 1000, 3)], ['three']), payable: 2000 };
  const first = refunded(refund(shop, order, [pieces(1)]));
  expect(refunded(refund(shop, first.order, [pieces(1, 2)])).order.payable).toBe(2000);
  const refusal = (of: PaidOrder<'EUR'>, by = shop) => {
    const found = refund(by, of, [pieces(1)]);
    const text = (language: RefundLanguage) =>
      found.ok ? 'accepted' : formatFinding(by, found.reason, language, refundMessages[language]);
    return [text('ko'), text('en'), text('cn'), text('jp')];
  };
  for (const payable of [1999, 2001])
    expect(refusal({ ...order, payable })).toEqual([
      '이 조건으로 계산한 주문 금액(€20.00)이 결제한 금액과 달라요.',
      'By these terms the order costs €20.00, which is not what was paid.',
      '按此条件计算，订单金额为€20.00，与已付金额不一致。',
      'この条件でのご注文金額は€20.00で、お支払い額と異なります。',
    ]);
  const { payable: _, ...unpriced } = order;
  expect(refund(shopWith({ promotions: [tenth] }), unpriced, [pieces(1)])).toMatchObject({
    ok: false,
    reason: { code: 'PROMOTION-NOT-OFFERED', params: { promotion: 'three' } },
  });
  for (const payable of [-1, 1.5, Number.NaN])
    expect(() => refund(shop, { ...order, payable }, [])).toThrow(
      'order.payable: expected a whole number of 0 or more',
    );
});

test('[EN-13 EN-14] the codes of refunds are words in a simple shop, and are listed; the marketplace keeps its own', () => {
  const simple = createEngine({ currency: euro, promotions: [three] });
  const fee = { policies: [{ ...simple.plain.policy, shippingFee: won(490) }] };
  const order = { cart: simple.cartOf([unit(1, 125, 3)], { promotions: ['three'], shipping: fee }), now: testNow };
  const codesIn = ({ lines }: Refund) => lines.flatMap(({ entries }) => entries.map(({ code }) => code));
  const first = refunded(refund(simple, order, [pieces(1)]));
  const last = refunded(refund(simple, first.order, [pieces(1, 2)]));
  const wrong = [[pieces(9)], [pieces(1, 4)], [pieces(1)]].map((asked) => refund(simple, last.order, asked));
  wrong.push(refund(simple, { ...order, payable: 1 }, [pieces(1)]));
  const refusals = wrong.flatMap((one) => (one.ok ? [] : [one.reason.code]));
  expect(codesIn(first.refund)).toEqual(['REFUND_RETURNED', 'REFUND_RETURNED', 'REFUND_NO_LONGER_APPLIES']);
  expect(codesIn(last.refund)).toContain('REFUND_SHIPPING');
  expect(refusals).toEqual(['REFUND_UNKNOWN_UNIT', 'REFUND_TOO_MANY', 'REFUND_ALREADY_RETURNED', 'REFUND_OTHER_TERMS']);
  // no amount is deducted twice
  expect(first.refund.amount + last.refund.amount).toBe(simple.priceOfCart(order.cart, testNow).price);
  const all = new Set([first, last].flatMap((one) => codesIn(one.refund)).concat(refusals));
  expect(codesOf(simple).filter((code) => code.startsWith('REFUND'))).toEqual([...all].toSorted());
  expect(codesOf(shop)).toContain('REFUND-NO-LONGER-APPLIES');
  const [entry] = last.refund.lines.flatMap(({ entries }) => entries);
  expect(entry && formatFinding(simple, entry, 'en', refundMessages.en)).toBe('Share of the returned pieces.');
});

const arbPick = fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }));
const nextOf = (stream: Iterator<number>) => (): number => Number(stream.next().value);

test('[EN-13] in any shop, refunding everything in any order returns everything, and never more than was paid', () => {
  const arbTerms = fc.record({
    refunds: fc.constantFrom(...(['Complete', 'Pieces', 'Never'] as const).map((shipping) => ({ shipping }))),
    tax: fc.constantFrom(
      ...(['Inclusive', 'Exclusive'] as const).flatMap((prices) =>
        (['Line', 'Total'] as const).map((roundedPer) =>
          defineTax({ rate: ({ cartUnitId: n }) => [7, 19, 0][n % 3] ?? 0, prices, roundedPer }),
        ),
      ),
    ),
  });
  fc.assert(
    fc.property(
      arbTerms,
      fc.boolean(),
      arbCartOf(shop, { quantities: [1, 6] }),
      arbPick,
      (terms, isTaxed, cart, pick) => {
        const own = shopWith(isTaxed ? terms : { refunds: terms.refunds });
        checkRefunds(own, cart, testNow, nextOf(pick));
      },
    ),
    { numRuns: lawRuns(150), seed: 13 },
  );
});

test('[EN-13] in the marketplace as well, with its discounts, coupons and overseas fees', () => {
  const engine = createEngine({ ...marketplace.terms, currency: KRW });
  fc.assert(
    fc.property(arbCart({ quantities: [1, 6] }), arbPick, (cart, pick) => {
      checkRefunds(engine, { ...cart, currency: 'KRW' }, testNow, nextOf(pick));
    }),
    { numRuns: lawRuns(100), seed: 13 },
  );
});
