import { describe, expect, test } from 'vitest';
import { noFlags } from '../../entities/cart/item.ts';
import { EUR } from '../../money/currency.ts';
import { addItem } from '../cart-verbs.ts';
import { createEngine } from '../create-engine.ts';
import { defineTax } from '../tax/define-tax.ts';

const shop = createEngine({ currency: EUR, tax: defineTax({ rate: 19, prices: 'Inclusive' }) });
const { plain } = shop;
const untyped: { readonly cartOf: (units: readonly object[], rest?: object) => unknown } = shop as never;
const tea = { id: 1, item: 'tea', name: 'Tea', price: '10.00', quantity: 2 };

const policy = (over: object) => ({ shipping: { policies: [{ ...plain.policy, ...over }] } });
const coupon = (over: object) => ({ coupons: { status: 'Known', offered: [{ ...plain.coupon, ...over }] } });
const buyer = (over: object) => ({ buyer: { ...plain.buyer, ...over } });
const rate = { discountUnitType: 'Rate' };

const fromTo = (min: number, max: number): string => `a whole number from ${min} to ${max}`;
const amount = fromTo(0, 1e12);
const percent = 'a number from 0 to 100';
const text = 'a text';
const yesOrNo = 'true or false';
const target = 'a target such as { type: ‘All’ }';
const taxRate = '0 or a number from 1 to 100, e.g. 19 for 19 %';

describe('[EN-07] a value of another type than that of its field is rejected', () => {
  test.each<readonly [path: string, expected: string, found: unknown, rest: object]>([
    [
      'shipping.policies.0.shippingChargePayType',
      'PaymentInAdvance or PaymentOnArrival',
      'Prepaid',
      policy({ shippingChargePayType: 'Prepaid' }),
    ],
    ['shipping.policies.0.isConditionalFree', yesOrNo, 'no', policy({ isConditionalFree: 'no' })],
    ['shipping.policies.0.shippingFee', amount, undefined, policy({ shippingFee: undefined })],
    ['shipping.policies', 'a list', {}, { shipping: { policies: {} } }],
    [
      'shipping.bundleTerms.0.isMaxCharge',
      yesOrNo,
      1,
      { shipping: { bundleTerms: [{ bundleKey: 'a', isMaxCharge: 1 }] } },
    ],
    ['coupons.offered.0.limitPrice', amount, '0.50', coupon({ limitPrice: '0.50' })],
    ['coupons.offered.0.possiblePrice', amount, '5.00', coupon({ possiblePrice: '5.00' })],
    ['coupons.offered.0.discountValue', percent, 150, coupon({ ...rate, discountValue: 150 })],
    ['coupons.offered.0.discountValue', percent, '10', coupon({ ...rate, discountValue: '10' })],
    ['coupons.offered.0.discountValue', amount, 0.5, coupon({ discountValue: 0.5 })],
    [
      'coupons.offered.0.couponType',
      'BuyerCoupon or SuperCoupon or SellerDupCoupon or Unknown',
      'Voucher',
      coupon({ couponType: 'Voucher' }),
    ],
    [
      'coupons.offered.0.target',
      target,
      { type: 'Item', itemNos: [] },
      coupon({ target: { type: 'Item', itemNos: [] } }),
    ],
    ['coupons.offered.0.target', target, { type: 'Items' }, coupon({ target: { type: 'Items' } })],
    ['coupons.offered.0.flags.isClub', yesOrNo, 'no', coupon({ flags: { ...plain.coupon.flags, isClub: 'no' } })],
    ['coupons.status', 'NotAsked or Asking or Known or Failed', 'known', { coupons: { status: 'known' } }],
    ['buyer.isLogin', yesOrNo, 'yes', buyer({ isLogin: 'yes' })],
    ['buyer.memberType', 'NonMember or SimpleMember or Member', 'member', buyer({ memberType: 'member' })],
    ['buyer.buyerName', text, undefined, { buyer: { buyerName: undefined } }],
    ['buyer', 'an object', null, { buyer: null }],
    [
      'discounts.extra.0.unit',
      'Rate or Amount',
      'Percent',
      { discounts: { extra: [{ masterNo: '1', unit: 'Percent' }] } },
    ],
  ])('%s: %s, not %j', (path, expected, found, rest) => {
    const told = found === undefined ? 'undefined' : JSON.stringify(found);
    expect(() => untyped.cartOf([tea], rest)).toThrow(`${path}: expected ${expected}, not ${told}`);
  });

  const terms = {
    basisKind: 'Quantity',
    calcType: 'Rate',
    calcTypeSub: undefined,
    discountRate: 10,
    discountPrice: 0,
    minApplyCondition: 1,
    maxDiscountPrice: undefined,
    maxAppliedQuantity: undefined,
  };
  const discounted = (over: object) => ({
    discounts: [{ discountNo: '1', discountType: 'Seller', displayName: '', policy: { ...terms, ...over } }],
  });
  const option = {
    optionNo: '1',
    optionType: 'Combination',
    optionEntries: [],
    optionPrice: 0,
    calculationUnit: undefined,
    stock: undefined,
  };
  const addition = { additionNo: '1', name: '', value: '', price: 100, quantity: 1, stock: undefined };
  const item = (over: object) => ({ item: { ...plain.item, itemSellPrice: 1000, ...over } });
  const ofDiscount = 'discounts.0.policy.';

  test.each<readonly [path: string, expected: string, found: unknown, unit: object]>([
    [`${ofDiscount}calcType`, 'Rate or Amount', 'Percent', discounted({ calcType: 'Percent' })],
    [`${ofDiscount}basisKind`, 'Quantity or Amount', 'Pieces', discounted({ basisKind: 'Pieces' })],
    [`${ofDiscount}calcTypeSub`, 'Each or Total', 'Once', discounted({ calcTypeSub: 'Once' })],
    [`${ofDiscount}discountRate`, percent, -10, discounted({ discountRate: -10 })],
    [`${ofDiscount}discountRate`, percent, '10', discounted({ discountRate: '10' })],
    [`${ofDiscount}discountRate`, percent, 150, discounted({ discountRate: 150 })],
    [`${ofDiscount}discountRate`, percent, undefined, discounted({ discountRate: undefined })],
    [`${ofDiscount}minApplyCondition`, amount, '2', discounted({ minApplyCondition: '2' })],
    [`${ofDiscount}maxDiscountPrice`, amount, -1, discounted({ maxDiscountPrice: -1 })],
    [
      'discounts.0.discountType',
      'Ebay or Seller or Bundle or Member or Partnership',
      'Shop',
      { discounts: [{ ...discounted({}).discounts[0], discountType: 'Shop' }] },
    ],
    [
      'item.options.0.optionPrice',
      fromTo(-1e12, 1e12),
      '1.00',
      item({ options: [{ ...option, optionPrice: '1.00' }] }),
    ],
    [
      'item.options.0.optionPrice',
      fromTo(-1e12, 1e12),
      undefined,
      item({ options: [{ optionNo: '1', optionType: '', optionEntries: [] }] }),
    ],
    ['item.additions.0.quantity', fromTo(0, 1e6), '2', item({ additions: [{ ...addition, quantity: '2' }] })],
    ['item.limits.max', amount, '2', item({ limits: { min: 1, max: '2', multiple: 1 } })],
    ['item.limits.multiple', amount, undefined, item({ limits: { min: 1, max: 2 } })],
    ['item.flags.isAdult', yesOrNo, 'no', item({ flags: { ...noFlags, isAdult: 'no' } })],
    ['item.taxRate', taxRate, '7', item({ taxRate: '7' })],
    ['item', 'an object', null, { item: null }],
    ['isCouponUsable', yesOrNo, 'no', { isCouponUsable: 'no' }],
  ])('units.1.%s: %s, not %j', (path, expected, found, over) => {
    const told = found === undefined ? 'undefined' : JSON.stringify(found);
    const unit = { ...plain.unit, cartUnitId: 7, ...over };
    expect(() => untyped.cartOf([tea, unit])).toThrow(`units.1.${path}: expected ${expected}, not ${told}`);
    if (path !== 'item')
      expect(() => addItem(shop, shop.cartOf([]), unit as never)).toThrow(`added.${path}: expected ${expected}`);
  });

  test.each<readonly [string, number, object, object]>([
    ['one option', -1500, {}, { options: [{ ...option, optionPrice: -1500 }] }],
    ['several options', -1600, {}, { options: [-2000, 400].map((optionPrice) => ({ ...option, optionPrice })) }],
    ['a branch', -1100, { smileFreshBranch: { branchAdditionalPrice: -1100 } }, {}],
    [
      'an option of measured goods',
      -501,
      { quantity: 5 },
      { measure: { unit: 'g', per: 10 }, options: [{ ...option, optionPrice: -501 }] },
    ],
  ])('%s below the price of the item, by one cent', (_, off, unitOver, itemOver) => {
    const free = unitOver !== undefined && 'quantity' in unitOver ? -2 * off : -off;
    const unit = (price: number) => ({
      ...plain.unit,
      cartUnitId: 7,
      ...unitOver,
      ...item({ ...itemOver, itemSellPrice: price }),
    });
    expect(() => untyped.cartOf([tea, unit(free)])).not.toThrow();
    const message = 'item: expected a price with options of 0 or more, not -1';
    expect(() => untyped.cartOf([tea, unit(free - ('quantity' in unitOver ? 2 : 1))])).toThrow(
      `not a cart: units.1.${message}`,
    );
  });

  test('also the tax rate of a simple unit, by its own path', () => {
    const rated = { ...tea, taxRate: '7' };
    expect(() => untyped.cartOf([rated])).toThrow(`not a cart: units.0.taxRate: expected ${taxRate}, not "7"`);
    const { id: _, ...more } = rated;
    expect(() => addItem(shop, shop.cartOf([]), more as never)).toThrow(`added.taxRate: expected ${taxRate}`);
  });

  test('and an unknown field at any depth', () => {
    const limited = { ...plain.unit, ...item({ limits: { maximum: 2 } }) };
    const known = 'units.0.item.limits: maximum; they are min, max, multiple';
    expect(() => untyped.cartOf([limited])).toThrow(`no field of ${known}`);
    const clubbed = coupon({ flags: { ...plain.coupon.flags, isCLub: true } });
    expect(() => untyped.cartOf([tea], clubbed)).toThrow(
      'no field of coupons.offered.0.flags: isCLub; they are isClub',
    );
  });

  test('but values of the right types are accepted', () => {
    const unit = {
      ...plain.unit,
      cartUnitId: 7,
      ...discounted({ calcTypeSub: 'Each', maxDiscountPrice: 50, maxAppliedQuantity: 2 }),
      ...item({ options: [{ ...option, optionPrice: -5, stock: 3 }], additions: [addition], taxRate: 19 }),
    };
    const targets = [
      { type: 'All' },
      { type: 'Items', itemNos: ['tea'] },
      { type: 'Sellers', sellerKeys: ['shop'] },
      { type: 'LargeCategories', codes: ['fruit'] },
    ];
    const offered = targets.map((on, i) => ({ ...plain.coupon, issueNo: `C${i}`, target: on }));
    const cart = shop.cartOf([tea, unit as never], { coupons: { status: 'Known', offered: offered as never } });
    expect(cart.units).toEqual([...shop.cartOf([tea]).units, unit]);
    expect(cart.coupons.offered).toEqual(offered);
  });
});
