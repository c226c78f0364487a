import { Ajv2020 } from 'ajv/dist/2020.js';
import { cartUnitId, couponIssueNo } from '@baguni/domain';
import { either as E } from 'fp-ts';
import { expect, test } from 'vitest';
import { parseShop, promotionKind, promotionKinds, shopSchema, tiered } from './index.ts';

/** The shop of the guide. */
const shop: Record<string, unknown> = {
  currency: 'USD',
  limits: { units: 20, pieces: 12 },
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
      message: { en: 'One coupon an order.', ko: '쿠폰은 주문당 하나만 쓸 수 있습니다.' },
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
const read = () => shop;
const shopOf = (json: unknown) => {
  const read = parseShop(json);
  if (E.isLeft(read)) throw new Error(JSON.stringify(read.left));
  return read.right;
};
const problems = (change: object) => {
  const found = parseShop({ ...read(), ...change });
  return E.isLeft(found) ? found.left.map(({ type, path }) => `${type} ${path}`) : [];
};

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
const cartOf = (json: object) => {
  const found = shopOf(read()).parseCart(json);
  if (E.isLeft(found)) throw new Error(JSON.stringify(found.left));
  return found.right;
};

test('[EN-10] the shop of the guide prices a cart: its discount, its promotions, its shipping', () => {
  const { engine } = shopOf(read());
  const price = engine.priceOfCart(cartOf(cart), 0);
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

test('[EN-09 EN-10] its exclusion parts coupons, its limit holds a quantity', () => {
  const { engine } = shopOf(read());
  const buyer = { isLogin: true, memberType: 'Member' };
  const best = engine.bestOffers(cartOf({ ...cart, buyer, promotions: [] }), 0);
  // the order's total is under the tiers of TIERED, which goes with everything; BUY-N-GET-M goes with no coupon on its units
  expect([best.promotions, best.coupons.map(({ coupon }) => coupon.couponName), best.isProved]).toEqual([
    ['bakery', 'more'],
    ['Welcome'],
    true,
  ]);
  const { W1, W2 } = { W1: couponIssueNo('W1'), W2: couponIssueNo('W2') };
  const one = engine.applyCoupon(cartOf({ ...cart, buyer }), W1, [cartUnitId(2)], 0);
  const two = E.isRight(one) ? engine.applyCoupon(one.right, W2, [cartUnitId(1)], 0) : one;
  expect(E.isLeft(two) && engine.say(two.left, 'en')).toBe('‘3 for 2 on bakery’ can’t be used with this coupon.');
  const dropped = E.isRight(one) ? engine.removePromotion(one.right, 'bakery') : one;
  const both = E.isRight(dropped) ? engine.applyCoupon(dropped.right, W2, [cartUnitId(1)], 0) : dropped;
  expect(E.isLeft(both) && engine.say(both.left, 'ko')).toBe('쿠폰은 주문당 하나만 쓸 수 있습니다.');
  const more = engine.setQuantity(cartOf(cart), cartOf(cart).units[0]!.cartUnitId, 13);
  expect(E.isLeft(more) && [more.left.code, more.left.params]).toEqual(['CART-BR3-06', { max: 12 }]);
});

test('[EN-10] what is wrong is told by its path, all of it', () => {
  expect(problems({})).toEqual([]);
  expect(problems({ currency: 'XXY1', limits: { units: 0 } })).toEqual(['Misfit currency', 'Misfit limits.units']);
  expect(problems({ currency: { code: 'usd', exponent: 2, rounding: 'Down' } })).toEqual(['Misfit currency.code']);
  const [bakery] = read()['promotions'] as [Record<string, unknown>];
  expect(
    problems({
      promotions: [bakery, bakery, { ...bakery, id: 'a', code: 'NONE' }, { ...bakery, id: 'b', params: { buy: 0 } }],
    }),
  ).toEqual([
    'Repeated promotions.1.id',
    'Misfit promotions.2.code',
    'Misfit promotions.3.params.buy',
    'Missing promotions.3.params.free',
  ]);
  expect(problems({ discounts: [{ on: { type: 'All' }, discount: { policy: { calcType: 'Half' } } }] })).toContain(
    'Misfit discounts.0.discount.policy.calcType',
  );
  expect(
    problems({ coupons: [{ issueNo: 'C', couponName: '', discountUnitType: 'Amount', discountValue: -1 }] }),
  ).toEqual(['Misfit coupons.0.discountValue']);
  expect(problems({ exclusions: [{ code: 'no code', message: {}, lanes: ['Buyer'], where: 'Anywhere' }] })).toEqual([
    'Misfit exclusions.0.code',
  ]);
  for (const json of [undefined, null, 1, 'shop', []]) expect(E.isLeft(parseShop(json))).toBe(true);
});

test('[EN-10] a cart of another currency, and promotions that the shop does not have, are refused', () => {
  const { parseCart } = shopOf(read());
  const wrong = parseCart({ ...cart, currency: 'EUR', promotions: ['bakery', 'gone'] });
  expect(E.isLeft(wrong) && wrong.left.map(({ path, found }) => [path, found])).toEqual([
    ['currency', 'EUR'],
    ['promotions', ['bakery', 'gone']],
  ]);
  const strict = parseCart({ ...cart, promotion: [] }, { strict: true });
  expect(E.isLeft(strict) && strict.left.map(({ type, path }) => `${type} ${path}`)).toEqual([
    'UnknownField promotion',
  ]);
});

test('[EN-10] the published schema is current: run with -u to write it anew', async () => {
  await expect(`${JSON.stringify(shopSchema(), null, 1)}\n`).toMatchFileSnapshot('../../shop.schema.json');
});

test('[EN-10] schema and parseShop agree on the shop of the guide, and where something of it is wrong', () => {
  const fits = new Ajv2020({ strict: false, validateFormats: false }).compile(shopSchema());
  const [bakery] = read()['promotions'] as [Record<string, unknown>];
  expect(fits(read())).toBe(true);
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
  ])
    expect([change, fits({ ...read(), ...change }), problems(change).length > 0]).toEqual([change, false, true]);
});

test('[EN-09 EN-10] a kind of one’s own is offered beside those of the package', () => {
  const own = promotionKind({ ...tiered, code: 'OWN-TIERS' });
  const offer = { id: 'own', name: 'Own', code: 'OWN-TIERS', params: { tiers: [] } };
  expect(E.isLeft(parseShop({ currency: 'KWD', promotions: [offer] }))).toBe(true);
  const found = parseShop({ currency: 'KWD', promotions: [offer] }, { kinds: [...promotionKinds, own] });
  expect(E.isRight(found) && found.right.engine.terms.promotions?.map(({ code }) => code)).toEqual(['OWN-TIERS']);
});
