import { option as O } from 'fp-ts';
import type { CartUnit } from '../../entities/cart/cart-unit.ts';
import { cartUnitId, couponIssueNo, itemNo } from '../../money/ids.ts';
import type { Cart } from '../../cart/cart.ts';
import type { Discount, DiscountPolicy } from '../../entities/discount/discount.ts';
import { won } from '../../money/won.ts';
import { anOpenCart, withAllSelected } from '../builders/cart.ts';
import { anAddition, anItem, anOption } from '../builders/item.ts';
import { aCoupon, aDiscount, aDiscountPolicy, aFundingDiscount, anExtraDiscount, aPolicy } from '../builders/price.ts';
import { aUnit, testNow } from '../builders/unit.ts';

const discount = (
  discountType: Discount['discountType'],
  displayName: string,
  policy: Partial<DiscountPolicy>,
): Discount =>
  aDiscount({ discountNo: `D-${discountType}`, discountType, displayName, policy: aDiscountPolicy(policy) });

const each = (price: number): Partial<DiscountPolicy> => ({ calcType: 'Amount', discountPrice: won(price) });
const once = (price: number): Partial<DiscountPolicy> => ({ ...each(price), calcTypeSub: O.some('Total') });

const optionDiscount = discount('Ebay', 'Autumn options', each(300));
const together = discount('Bundle', 'Fruit together', { ...once(1000), minApplyCondition: 3 });

const apples: CartUnit = aUnit({
  cartUnitId: cartUnitId(1),
  quantity: 2,
  item: anItem({
    itemNo: itemNo('I1'),
    itemName: 'Apples',
    itemSellPrice: won(12_900),
    options: [anOption({ optionEntries: [{ name: 'Size', value: 'Large' }], optionPrice: won(1100) })],
    additions: [anAddition({ name: 'Wrapping', value: 'Gift box', price: won(1500) })],
  }),
  discounts: [
    optionDiscount,
    discount('Seller', 'Two boxes', { minApplyCondition: 2, maxDiscountPrice: O.some(won(2500)) }),
    together,
  ],
});

const pears: CartUnit = aUnit({
  cartUnitId: cartUnitId(2),
  item: anItem({ itemNo: itemNo('I2'), itemName: 'Pears', itemSellPrice: won(9990) }),
  discounts: [
    optionDiscount,
    together,
    discount('Member', 'Members', { discountRate: 3 }),
    discount('Partnership', 'Partner channel', each(100)),
  ],
});

const coupons = [
  aCoupon({ couponIssueNo: couponIssueNo('C1'), couponName: '5% off', discountValue: 5 }),
  aCoupon({
    couponIssueNo: couponIssueNo('C2'),
    couponType: 'SellerDupCoupon',
    couponName: 'Shop coupon',
    discountUnitType: 'Amount',
    discountValue: 1000,
    cartUnitIds: [cartUnitId(1), cartUnitId(2)],
  }),
  aCoupon({
    couponIssueNo: couponIssueNo('C3'),
    couponName: 'Shipping 1,000',
    discountUnitType: 'Amount',
    discountValue: 1000,
    isFreeShipping: true,
  }),
];

/** The cart of the price guide: two units that cover every pricing step. */
export const workedCart: Cart = withAllSelected(
  anOpenCart([apples, pears], {
    shippingPolicies: [aPolicy({ isConditionalFree: true, conditionalFreeBasisCost: won(40_000) })],
    appliedCoupons: coupons,
    fundingDiscounts: [
      aFundingDiscount({ displayName: 'Card company', discountPrice: won(700), cartUnitIds: [cartUnitId(2)] }),
    ],
    extraDiscountCandidates: [
      anExtraDiscount({ masterNo: 'E1', baseAmount: won(30_000), discountRate: 3 }),
      anExtraDiscount({ masterNo: 'E2', baseAmount: won(50_000), discountRate: 5, sortOrder: 2 }),
    ],
    pricesAsOf: testNow,
  }),
);
