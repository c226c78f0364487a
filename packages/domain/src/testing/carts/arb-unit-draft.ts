import { option as O } from 'fp-ts';
import fc, { type Arbitrary } from 'fast-check';
import type { CartUnit, CartUnitType, UnableOrderType } from '../../entities/cart/cart-unit.ts';
import { noFlags, type Item } from '../../entities/cart/item.ts';
import { discountTypes, type Discount } from '../../entities/discount/discount.ts';
import { sellerKey } from '../../money/ids.ts';
import { won, type Won } from '../../money/won.ts';
import { arbWonIn } from '../arbitraries/price.ts';
import { anAddition, anOption } from '../builders/item.ts';
import { aDiscount, aDiscountPolicy } from '../builders/price.ts';
import { boundsOf, type CartTerms } from './cart-terms.ts';
import { arbIn, arbPrice, mostly } from './mostly.ts';
import { aPlainUnit, inOwnParcel, ofService } from './plain-cart.ts';

/** What the way overseas of all pieces of a unit costs, in won and kg. */
export interface UnitOverseas {
  readonly fee: Won;
  readonly kg: number;
  readonly isCarried: boolean;
}

/** What a unit is made of, before it is known which of the cart it is. */
export interface UnitDraft {
  readonly unit: Pick<CartUnit, 'cartUnitType' | 'quantity' | 'discounts' | 'isCouponUsable'>;
  readonly item: Pick<Item, 'itemSellPrice' | 'options' | 'additions' | 'limits' | 'stock' | 'flags'>;
  readonly seller: number;
  /** It is of the first unit’s item, and so of its seller. */
  readonly isOfFirstItem: boolean;
  readonly unable: UnableOrderType | undefined;
  readonly isSelected: boolean;
  /** Used where the cart ships there. */
  readonly overseas: UnitOverseas;
}

/** 5,000 won and 1 kg. */
export const plainWay: UnitOverseas = { fee: won(5000), kg: 1, isCarried: true };

/** A bundle discount ties the units that have it together: it is the same for all of them (DC-02). */
const bundle = aDiscount({
  discountNo: 'D-Bundle',
  discountType: 'Bundle',
  displayName: '',
  policy: aDiscountPolicy({ calcType: 'Amount', discountPrice: won(1000) }),
});

const arbPolicy: Arbitrary<Discount['policy']> = fc.record({
  basisKind: fc.constant('Quantity' as const),
  calcType: mostly('Rate' as const, fc.constant('Amount' as const), 3),
  calcTypeSub: mostly(O.none, fc.constantFrom('Each' as const, 'Total' as const).map(O.some)),
  discountRate: mostly(10, fc.integer({ min: 0, max: 100 }), 2),
  discountPrice: mostly(won(1000), arbWonIn(0, 20_000), 2),
  minApplyCondition: mostly(1, fc.integer({ min: 0, max: 5 })),
  maxDiscountPrice: mostly(O.none, arbWonIn(0, 10_000).map(O.some)),
  maxAppliedQuantity: mostly(O.none, fc.integer({ min: 1, max: 5 }).map(O.some)),
});

const arbDiscount: Arbitrary<Discount> = fc
  .record({ discountType: fc.constantFrom(...discountTypes), policy: arbPolicy })
  .map(({ discountType, policy }) =>
    discountType === 'Bundle' ? bundle : { discountNo: `D-${discountType}`, discountType, displayName: '', policy },
  );

const arbDiscounts = (range: CartTerms['discounts'] = [0, 2]): Arbitrary<readonly Discount[]> => {
  const { min, max } = boundsOf(range);
  return fc.uniqueArray(arbDiscount, {
    minLength: min,
    maxLength: max,
    selector: ({ discountType }) => discountType,
  });
};

const services: readonly CartUnitType[] = ['SmileFresh', 'SmileDelivery', 'ExpressShop'];
const reasons: readonly UnableOrderType[] = ['ITEM_OUT_OF_STOCK', 'ITEM_STOP_SELLING', 'BUYER_LIMIT_POLICY'];
const kinds = ['isAdult', 'isInstall', 'isECoupon', 'isMembersOnly', 'isDomesticOnly', 'isUsedItem'] as const;

const arbItem = (prices: CartTerms['prices'] = [0, 100_000]): Arbitrary<UnitDraft['item']> =>
  fc.record({
    itemSellPrice: arbPrice(prices),
    options: mostly(
      [],
      arbWonIn(1, 5000).map((optionPrice) => [anOption({ optionPrice, optionEntries: [] })]),
    ),
    additions: mostly(
      [],
      arbWonIn(1, 5000).map((price) => [anAddition({ price, name: '', value: '' })]),
    ),
    limits: mostly(
      { min: 1, max: O.none, multiple: 1 },
      fc.record({
        min: fc.integer({ min: 1, max: 3 }),
        max: fc.integer({ min: 3, max: 5 }).map(O.some),
        multiple: fc.constant(1),
      }),
      8,
    ),
    stock: mostly(O.none, fc.nat(5).map(O.some), 8),
    flags: mostly(
      noFlags,
      fc.constantFrom(...kinds).map((name) => ({ ...noFlags, [name]: true })),
      6,
    ),
  });

/** A unit that differs from a plain one in few things. */
export const arbUnitDraft = ({
  quantities = [1, 5],
  prices,
  discounts,
  leftOut = true,
}: CartTerms): Arbitrary<UnitDraft> =>
  fc.record({
    unit: fc.record({
      cartUnitType: mostly('Normal' as const, fc.constantFrom(...services)),
      quantity: arbIn(quantities),
      discounts: arbDiscounts(discounts),
      isCouponUsable: mostly(true, fc.constant(false), 8),
    }),
    item: arbItem(prices),
    seller: mostly(1, fc.constantFrom(2, 3), 3),
    isOfFirstItem: mostly(false, fc.constant(true)),
    unable: leftOut ? mostly(undefined, fc.constantFrom(...reasons), 8) : fc.constant(undefined),
    isSelected: leftOut ? mostly(true, fc.constant(false), 8) : fc.constant(true),
    overseas: fc.record({
      fee: mostly(plainWay.fee, arbWonIn(0, 60_000), 2),
      kg: mostly(plainWay.kg, fc.integer({ min: 1, max: 30 }), 2),
      isCarried: mostly(true, fc.constant(false), 8),
    }),
  });

/** The draft as the unit of a number; `first` is the draft of the first unit. */
export const unitOf = (draft: UnitDraft, n: number, first: UnitDraft): CartUnit => {
  const plain = aPlainUnit(n);
  const like = draft.isOfFirstItem
    ? { from: first, no: aPlainUnit(1).item.itemNo }
    : { from: draft, no: plain.item.itemNo };
  const unit: CartUnit = {
    ...plain,
    ...draft.unit,
    item: { ...plain.item, ...like.from.item, itemNo: like.no },
    seller: { ...plain.seller, sellerKey: sellerKey(`S${like.from.seller}`) },
    isBuyAvailable: draft.unable === undefined,
    unableOrderType: O.fromNullable(draft.unable),
  };
  return inOwnParcel(ofService(unit));
};
