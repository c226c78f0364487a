import { option as O } from 'fp-ts';
import fc, { type Arbitrary } from 'fast-check';
import {
  unableOrderTypes,
  type CartUnit,
  type CartUnitType,
  type UnableOrderType,
} from '../../entities/cart/cart-unit.ts';
import { bundleKey, cartUnitId, sellerKey, shippingPolicyKey } from '../../money/ids.ts';
import type { Item } from '../../entities/cart/item.ts';
import type { ExpressShopBranch, Seller, SmileFreshBranch } from '../../entities/cart/seller.ts';
import { sellerGroupKeyOf } from '../../entities/cart/tree.ts';
import type { Discount } from '../../entities/discount/discount.ts';
import { aUnit } from '../builders/unit.ts';
import { arbItem } from './item.ts';
import { arbDiscount, arbOption, arbWonIn } from './price.ts';
import { arbText } from './text.ts';
import { unusableCouponTypes } from '../../entities/cart/unusable-coupon-type.ts';

/** One of a few sellers, so that units share sellers. */
export const arbSeller: Arbitrary<Seller> = fc.integer({ min: 1, max: 4 }).chain((n) =>
  fc.record({
    sellerKey: fc.constant(sellerKey(`S${n}`)),
    sellerName: arbText,
    miniShopName: arbText,
    shopLink: fc.constant(`/shop/S${n}`),
  }),
);

export const arbExpressShopBranch: Arbitrary<ExpressShopBranch> = fc.record({
  expressShopType: fc.constantFrom(
    'GSFresh' as const,
    'LotteSuper' as const,
    'LotteMart' as const,
    'HomePlus' as const,
  ),
  branchCode: fc.constantFrom('1', '2'),
  branchName: arbText,
  branchAdditionalPrice: arbWonIn(0, 2000),
});

export const arbSmileFreshBranch: Arbitrary<SmileFreshBranch> = fc.record({
  branchCode: fc.constantFrom('1', '2'),
  branchName: arbText,
  branchAdditionalPrice: arbWonIn(0, 2000),
  branchServiceTypes: fc.subarray(['Reserve' as const, 'Dawn' as const], { minLength: 1 }),
});

const serverReasons = unableOrderTypes.filter((reason) => reason !== 'UNREADABLE');

const arbUnable: Arbitrary<O.Option<UnableOrderType>> = fc.oneof(
  { weight: 4, arbitrary: fc.constant(O.none) },
  { weight: 1, arbitrary: fc.constantFrom(...serverReasons).map(O.some) },
);

interface Shelf {
  readonly items: readonly Item[];
  readonly sellers: readonly Seller[];
  readonly discounts: readonly Discount[];
}

const arbShelf: Arbitrary<Shelf> = fc.record({
  items: fc.uniqueArray(arbItem, { minLength: 1, maxLength: 5, selector: (item) => item.itemNo }),
  sellers: fc.uniqueArray(arbSeller, { minLength: 1, maxLength: 3, selector: (seller) => seller.sellerKey }),
  discounts: fc.uniqueArray(arbDiscount, { maxLength: 4, selector: (discount) => discount.discountNo }),
});

const day = 24 * 60 * 60 * 1000;
const arbInsertDate = fc
  .integer({ min: Date.parse('2026-11-18T00:00:00.000Z'), max: Date.parse('2026-11-18T00:00:00.000Z') + 3 * day })
  .map((ms) => new Date(ms).toISOString());

const arbQuantity = fc.oneof(
  { weight: 5, arbitrary: fc.integer({ min: 1, max: 5 }) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 999 }) },
);

const arbType: Arbitrary<CartUnitType> = fc.constantFrom(
  'Normal',
  'Normal',
  'SmileFresh',
  'SmileDelivery',
  'ExpressShop',
);

/** Assigns policy and parcel of the seller group, because groups share neither (SH-02). */
const inParcel = (unit: CartUnit, policy: number, parcel: number): CartUnit => ({
  ...unit,
  shippingPolicyKey: shippingPolicyKey(`P/${sellerGroupKeyOf(unit)}/${policy}`),
  bundleKey: bundleKey(`B/${sellerGroupKeyOf(unit)}/${parcel}`),
});

const oneOf = <A>(values: readonly A[]): Arbitrary<A> => fc.constantFrom(...values);

const withService = (unit: CartUnit, express: ExpressShopBranch, fresh: SmileFreshBranch): CartUnit => ({
  ...unit,
  item: { ...unit.item, flags: { ...unit.item.flags, isSmileDelivery: unit.cartUnitType === 'SmileDelivery' } },
  expressShopBranch: unit.cartUnitType === 'ExpressShop' ? O.some(express) : O.none,
  smileFreshBranch: unit.cartUnitType === 'SmileFresh' ? O.some(fresh) : O.none,
});

const arbUnitFrom = (shelf: Shelf): Arbitrary<CartUnit> =>
  fc
    .record({
      plain: fc.record({
        cartUnitId: fc.integer({ min: 1, max: 1_000_000 }).map(cartUnitId),
        cartUnitType: arbType,
        version: fc.nat(50),
        quantity: arbQuantity,
        item: oneOf(shelf.items),
        seller: oneOf(shelf.sellers),
        partnershipCode: arbOption(fc.constantFrom('P100', 'P200')),
        discounts: fc.subarray([...shelf.discounts]),
        unableOrderType: arbUnable,
        isCouponUsable: fc.boolean(),
        unusableCouponType: fc.option(fc.constantFrom(...unusableCouponTypes), { nil: undefined }).map(O.fromNullable),
        isNeedAuthentication: fc.boolean(),
        isViaEmployeeMall: fc.boolean(),
        isDeliveryTimeEnded: fc.boolean(),
        isItemDiscountAgreement: fc.boolean(),
        insertDateISO: arbInsertDate,
      }),
      express: arbExpressShopBranch,
      fresh: arbSmileFreshBranch,
      policy: fc.nat(1),
      parcel: fc.nat(1),
    })
    .map(({ plain, express, fresh, policy, parcel }) => {
      const unit = aUnit({
        ...plain,
        isBuyAvailable: O.isNone(plain.unableOrderType),
        // Derived without drawing, so that samples of a seed stay unchanged.
        hasDuplicates: plain.isNeedAuthentication,
        duplicateCartUnitIds: plain.isNeedAuthentication ? [cartUnitId(1)] : [],
      });
      return inParcel(withService(unit, express, fresh), policy, parcel);
    });

export const arbUnit: Arbitrary<CartUnit> = arbShelf.chain(arbUnitFrom);

/** Units of a cart: unique ids; shared items, sellers, discounts, policies and parcels, so that groups form. */
export const arbUnits: Arbitrary<readonly CartUnit[]> = arbShelf.chain((shelf) =>
  fc.uniqueArray(arbUnitFrom(shelf), { maxLength: 12, selector: (unit) => unit.cartUnitId }),
);
