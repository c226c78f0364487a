import fc, { type Arbitrary } from 'fast-check';
import { itemNo, bundleKey, cartUnitId, sellerKey, shippingPolicyKey } from '../../money/ids.ts';
import {
  itemMalls,
  noFlags,
  type Addition,
  type Item,
  type ItemFlags,
  type ItemOption,
  type QuantityLimits,
} from '../../entities/cart/item.ts';
import { won, type Won } from '../../money/won.ts';
import { arbOption, arbWonIn, arbText, arbDiscount } from './price.ts';
import {
  unableOrderTypes,
  type CartUnit,
  type CartUnitType,
  type UnableOrderType,
  unusableCouponTypes,
} from '../../entities/cart/cart-unit.ts';
import type { ExpressShopBranch, Seller, SmileFreshBranch } from '../../entities/cart/seller.ts';
import { sellerGroupKeyOf } from '../../entities/cart/tree.ts';
import type { ExpressShopType } from '../../storefront/store-chain.ts';
import type { Discount } from '../../entities/discount/discount.ts';
import { aUnit } from '../builders/unit.ts';

const arbStock = arbOption(fc.integer({ min: 0, max: 1000 }));

/**
 * An option of at most a quarter of the price, so that two never make it negative.
 * @example
 * const options = fc.sample(arbItemOption(won(10_000)));
 * options.every(({ optionPrice }) => optionPrice >= -2_500); // true
 */
export const arbItemOption = (sellPrice: Won): Arbitrary<ItemOption> =>
  fc.constantFrom('Calculation' as const, 'Combination' as const, 'Text' as const).chain((optionType) =>
    fc.record({
      optionNo: fc.integer({ min: 1, max: 99 }).map((n) => `O${n}`),
      optionType: fc.constant(optionType),
      optionEntries: fc.array(fc.record({ name: arbText, value: arbText }), { minLength: 1, maxLength: 3 }),
      optionPrice: fc.integer({ min: -Math.floor(sellPrice / 4), max: 30_000 }).map(won),
      calculationUnit:
        optionType === 'Calculation' ? arbOption(fc.constantFrom('cm', 'm', 'kg')) : fc.constant(undefined),
      stock: arbStock,
    }),
  );

/** Generates additional products with stock or without a limit; prices in won. */
export const arbAddition: Arbitrary<Addition> = fc.record({
  additionNo: fc.integer({ min: 1, max: 99 }).map((n) => `A${n}`),
  name: arbText,
  value: arbText,
  price: arbWonIn(0, 50_000),
  quantity: fc.integer({ min: 1, max: 20 }),
  stock: arbStock,
});

/** Limits that allow at least one quantity of 999 or fewer. */
export const arbLimits: Arbitrary<QuantityLimits> = fc
  .record({
    multiple: fc.integer({ min: 1, max: 6 }),
    times: fc.integer({ min: 1, max: 3 }),
    more: arbOption(fc.nat(50)),
  })
  .map(({ multiple, times, more }) => ({
    min: multiple * times,
    max: more === undefined ? undefined : multiple * times + more,
    multiple,
  }));

/** Generates the flags of an item. */
export const arbFlags: Arbitrary<ItemFlags> = fc
  .subarray(Object.keys(noFlags), { maxLength: 2 })
  .map((names) => ({ ...noFlags, ...Object.fromEntries(names.map((name) => [name, true])) }));

const arbCode = fc.integer({ min: 100_000_000, max: 100_000_009 }).map(String);

/** An item with options and additions; one piece with its options costs at least 0 won. */
export const arbItem: Arbitrary<Item> = arbWonIn(0, 2_000_000).chain((itemSellPrice) =>
  fc.record({
    itemNo: fc.integer({ min: 1, max: 9999 }).map((n) => itemNo(`${n}`)),
    itemName: arbText,
    itemImageUrl: fc.constantFrom('', '/pictures/apple.svg', '/pictures/rice.svg'),
    itemSellPrice: fc.constant(itemSellPrice),
    options: fc.array(arbItemOption(itemSellPrice), { maxLength: 2 }),
    additions: fc.array(arbAddition, { maxLength: 2 }),
    category: fc.record({ large: arbCode, medium: arbCode, small: arbCode, detail: arbCode }),
    mall: fc.oneof({ weight: 3, arbitrary: fc.constant('General' as const) }, fc.constantFrom(...itemMalls)),
    brandName: arbText,
    // Derived without drawing, so that samples of a seed stay unchanged.
    brandId: fc.constant(itemSellPrice % 2 === 0 ? '' : 'B1'),
    epin: fc.constant(itemSellPrice % 3 === 0 ? '' : 'E-1'),
    buyMileageRate: fc.constant((itemSellPrice % 1001) / 10),
    transPolicyNo: fc.constant(itemSellPrice % 5 === 0 ? '' : 'T20'),
    shippingWeight: fc.integer({ min: 0, max: 30_000 }).map((grams) => grams / 1000),
    limits: fc.oneof(fc.constant({ min: 1, max: undefined, multiple: 1 }), arbLimits),
    stock: arbStock,
    flags: arbFlags,
  }),
);

/** One of a few sellers, so that units share sellers. */
export const arbSeller: Arbitrary<Seller> = fc.integer({ min: 1, max: 4 }).chain((n) =>
  fc.record({
    sellerKey: fc.constant(sellerKey(`S${n}`)),
    sellerName: arbText,
    miniShopName: arbText,
    shopLink: fc.constant(`/shop/S${n}`),
  }),
);

/** Generates branches that deliver express orders. */
export const arbExpressShopBranch: Arbitrary<ExpressShopBranch> = fc.record({
  expressShopType: fc.constantFrom<ExpressShopType>('GSFresh', 'LotteSuper', 'LotteMart', 'HomePlus'),
  branchCode: fc.constantFrom('1', '2'),
  branchName: arbText,
  branchAdditionalPrice: arbWonIn(0, 2000),
});

/** Generates branches that deliver fresh food. */
export const arbSmileFreshBranch: Arbitrary<SmileFreshBranch> = fc.record({
  branchCode: fc.constantFrom('1', '2'),
  branchName: arbText,
  branchAdditionalPrice: arbWonIn(0, 2000),
  branchServiceTypes: fc.subarray(['Reserve' as const, 'Dawn' as const], { minLength: 1 }),
});

const serverReasons = unableOrderTypes.filter((reason) => reason !== 'UNREADABLE');

const arbUnable: Arbitrary<UnableOrderType | undefined> = fc.oneof(
  { weight: 4, arbitrary: fc.constant(undefined) },
  { weight: 1, arbitrary: fc.constantFrom(...serverReasons) },
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

const services: readonly CartUnitType[] = ['Normal', 'Normal', 'SmileFresh', 'SmileDelivery', 'ExpressShop'];

/** Assigns policy and parcel of the seller group, because groups share neither (SH-02). */
const inParcel = (unit: CartUnit, policy: number, parcel: number): CartUnit => ({
  ...unit,
  shippingPolicyKey: shippingPolicyKey(`P/${sellerGroupKeyOf(unit)}/${policy}`),
  bundleKey: bundleKey(`B/${sellerGroupKeyOf(unit)}/${parcel}`),
});

const oneOf = <A>(values: readonly A[]): Arbitrary<A> => fc.constantFrom(...values);

const withService = (unit: CartUnit, express: ExpressShopBranch, fresh: SmileFreshBranch): CartUnit => ({
  ...unit,
  item: {
    ...unit.item,
    flags: { ...noFlags, ...unit.item.flags, isSmileDelivery: unit.cartUnitType === 'SmileDelivery' },
  },
  expressShopBranch: unit.cartUnitType === 'ExpressShop' ? express : undefined,
  smileFreshBranch: unit.cartUnitType === 'SmileFresh' ? fresh : undefined,
});

const arbUnitFrom = (shelf: Shelf): Arbitrary<CartUnit> =>
  fc
    .record({
      plain: fc.record({
        cartUnitId: fc.integer({ min: 1, max: 1_000_000 }).map(cartUnitId),
        cartUnitType: fc.constantFrom(...services),
        version: fc.nat(50),
        quantity: arbQuantity,
        item: oneOf(shelf.items),
        seller: oneOf(shelf.sellers),
        partnershipCode: arbOption(fc.constantFrom('P100', 'P200')),
        discounts: fc.subarray([...shelf.discounts]),
        unableOrderType: arbUnable,
        isCouponUsable: fc.boolean(),
        unusableCouponType: fc.option(fc.constantFrom(...unusableCouponTypes), { nil: undefined }),
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
        isBuyAvailable: plain.unableOrderType === undefined,
        // Derived without drawing, so that samples of a seed stay unchanged.
        hasDuplicates: plain.isNeedAuthentication,
        duplicateCartUnitIds: plain.isNeedAuthentication ? [cartUnitId(1)] : [],
      });
      return inParcel(withService(unit, express, fresh), policy, parcel);
    });

/** Generates valid units of a cart; prices in won. */
export const arbUnit: Arbitrary<CartUnit> = arbShelf.chain(arbUnitFrom);

/** Units of a cart: unique ids; shared items, sellers, discounts, policies and parcels, so that groups form. */
export const arbUnits: Arbitrary<readonly CartUnit[]> = arbShelf.chain((shelf) =>
  fc.uniqueArray(arbUnitFrom(shelf), { maxLength: 12, selector: (unit) => unit.cartUnitId }),
);
