import type { CartUnitType, UnableOrderType } from '../../entities/cart/cart-unit.ts';
import type { ItemFlags } from '../../entities/cart/item.ts';
import type { Discount } from '../../entities/discount/discount.ts';
import type { Won } from '../../money/won.ts';
import { discountsDrawn } from './discount-draft.ts';
import type { Drawing } from './drawing.ts';
import { always, amount, mostly, oneOf, whether, whole, type Drawn } from './drawn.ts';
import { record } from './drawn-groups.ts';
import { PLAIN } from './plain-cart.ts';
import { policyDrawn, type PolicyDraft } from './policy-draft.ts';

/** Overseas fee of all pieces in won, and weight in kg. */
export interface UnitOverseas {
  readonly fee: Won;
  readonly kg: number;
  readonly isCarried: boolean;
}

export interface ItemDraft {
  readonly price: Won;
  readonly option: Won | undefined;
  readonly addition: Won | undefined;
  readonly min: number;
  readonly max: number | undefined;
  readonly stock: number | undefined;
  readonly kind: keyof ItemFlags | undefined;
}

/** Properties of a unit, independent of its position in the cart. */
export interface UnitDraft {
  readonly service: CartUnitType;
  /** Additional price per piece of the branch, for services with branches. */
  readonly branchPrice: Won;
  readonly quantity: number;
  readonly discounts: readonly Discount[];
  readonly isCouponUsable: boolean;
  readonly item: ItemDraft;
  /** Index of the given item. */
  readonly given: number;
  readonly seller: number;
  /** True if the unit has the item, and so the seller, of the first unit. */
  readonly isOfFirstItem: boolean;
  readonly unable: UnableOrderType | undefined;
  readonly isSelected: boolean;
  readonly parcel: PolicyDraft;
  readonly overseas: UnitOverseas;
}

export const plainWay = (won: Drawing['amount']): UnitOverseas => ({ fee: won(PLAIN.way), kg: 1, isCarried: true });

const services = oneOf<CartUnitType>('SmileFresh', 'SmileDelivery', 'ExpressShop');
const reasons = oneOf<UnableOrderType>('ITEM_OUT_OF_STOCK', 'ITEM_STOP_SELLING', 'BUYER_LIMIT_POLICY');
const kinds = oneOf<keyof ItemFlags>(
  'isAdult',
  'isInstall',
  'isECoupon',
  'isMembersOnly',
  'isDomesticOnly',
  'isUsedItem',
);

const overseasDrawn = (won: Drawing['amount']): Drawn<UnitOverseas> => {
  const { fee, kg } = plainWay(won);
  return record<UnitOverseas>({
    fee: mostly(fee, amount({ min: 0, max: won(60_000) }, fee), [1, 1]),
    kg: mostly(kg, whole({ min: 1, max: 30 }), [1, 1]),
    isCarried: mostly(true, always(false), [15, 1]),
  });
};

const itemDrawn = ({ prices, amount: won, isMarketplace }: Drawing): Drawn<ItemDraft> => {
  const price = amount(prices, won(PLAIN.price));
  const more = amount({ min: won(1), max: won(5000) }, won(1000));
  return record<ItemDraft>({
    price: mostly(price.plain, price, [1, 3]),
    option: mostly(undefined, more),
    addition: mostly(undefined, more),
    min: mostly(1, whole({ min: 2, max: 3 }), [15, 1]),
    max: mostly(undefined, whole({ min: 3, max: 5 }), [11, 1]),
    stock: mostly(undefined, whole({ min: 0, max: 5 }), [9, 1]),
    kind: isMarketplace ? mostly(undefined, kinds, [7, 1]) : always(undefined),
  });
};

export const unitDrawn = (drawing: Drawing): Drawn<UnitDraft> => {
  const { isMarketplace, leftOut, amount: won, quantities, sellers, items } = drawing;
  const isGiven = items.length > 0;
  const hasServices = isMarketplace && !isGiven;
  return record<UnitDraft>({
    service: hasServices ? mostly('Normal', services, [5, 1]) : always('Normal'),
    branchPrice: hasServices ? mostly(won(0), amount({ min: won(100), max: won(2000) }), [1, 1]) : always(won(0)),
    quantity: whole(quantities),
    discounts: discountsDrawn(drawing),
    isCouponUsable: mostly(true, always(false), [7, 1]),
    item: isGiven ? always(itemDrawn(drawing).plain) : itemDrawn(drawing),
    given: oneOf(0, ...[...items.keys()].slice(1)),
    seller: mostly(1, whole({ min: Math.min(2, sellers.max), max: sellers.max }), [2, 1]),
    isOfFirstItem: isGiven ? always(false) : whether(),
    unable: leftOut ? mostly(undefined, reasons, [11, 1]) : always(undefined),
    isSelected: leftOut ? mostly(true, always(false), [11, 1]) : always(true),
    parcel: policyDrawn(won),
    overseas: overseasDrawn(won),
  });
};
