import type { CouponAssignment } from '../coupons/coupon-assignment.ts';
import type { StackingFacts } from '../coupons/stacking.ts';
import type { Buyer } from '../entities/buyer/buyer.ts';
import type { CartUnit, UnableOrderType } from '../entities/cart/cart-unit.ts';
import type { AddCartRequest, MeasureTerms } from '../entities/cart/entered-option.ts';
import type { Item } from '../entities/cart/item.ts';
import { additionName } from '../entities/cart/stock.ts';
import type { CouponPlace } from '../entities/coupon/coupon-place.ts';
import type { Coupon, CouponApplication } from '../entities/coupon/coupon.ts';
import type { OverseaIn } from '../entities/overseas/oversea.ts';
import type { DeliverySlot } from '../entities/shipping/delivery-slot.ts';
import type { MessageKey } from '../messages/ko.ts';
import type { CartUnitId } from '../money/ids.ts';
import type { Won } from '../money/won.ts';
import type { OverseaCap } from '../overseas/limits.ts';
import { productOf, type Finding, type Fix } from '../rule/rule.ts';
import type { CouponSituation } from '../selectors/situation.ts';
import type { OrderFeatures } from '../storefront/storefront.ts';

export const MIN_QUANTITY = 1;
export const MAX_QUANTITY = 999;
/** Length of the quantity field in characters (QT-01). */
export const QUANTITY_FIELD_LENGTH = 3;
/** Most of a measured item, in its unit. */
export const MAX_MEASURED = 1_000_000;
/** Highest price, fee, stock or other amount. Sums of 1,000 amounts are safe integers. */
export const MAX_AMOUNT = 1_000_000_000_000;
/** Longest ID, in UTF-16 units. */
export const MAX_ID_LENGTH = 200;

/** Returns the maximum quantity of any unit: 999 pieces, or the maximum of measured goods. */
export const mostOf = ({ item: { measure } }: Pick<CartUnit, 'item'>, pieces = MAX_QUANTITY): number =>
  measure ? MAX_MEASURED : pieces;

/** Returns the stock of the scarcest chosen option; Infinity without a limit (QT-02). */
export const optionsLeft = ({ item }: Pick<CartUnit, 'item'>): number => {
  let least = Infinity;
  for (const { stock } of item.options) if (stock !== undefined) least = Math.min(least, stock);
  return least;
};

interface ShortAddition {
  readonly product: string;
  readonly left: number;
}

/** Returns the additions without enough stock. They have their own quantity (QT-02, PR-01). */
export const additionsShort = ({ item }: Pick<CartUnit, 'item'>): readonly ShortAddition[] => {
  const short: ShortAddition[] = [];
  for (const addition of item.additions) {
    const { quantity, stock } = addition;
    if (stock !== undefined && stock < quantity)
      short.push({ product: additionName(addition), left: Math.max(0, stock) });
  }
  return short;
};

/** Returns the name of the first sold-out part: item, option, addition (QT-02). */
export const firstGone = (unit: Pick<CartUnit, 'item'>): string | undefined => {
  const { stock } = unit.item;
  if ((stock !== undefined && stock <= 0) || optionsLeft(unit) <= 0) return productOf(unit);
  return additionsShort(unit).find(({ left }) => left === 0)?.product;
};

export interface AllowedPieces {
  readonly least: number;
  readonly most: number;
  /** Quantities are multiples of this (CART-BR1-55). */
  readonly step: number;
}

/** True for an item of a department store, whose quantity changes by one. */
export const isDepartmentStore = (unit: CartUnit): boolean | undefined => unit.item.flags?.isDepartmentStore;

const floorOf = (unit: CartUnit): number =>
  Math.max(MIN_QUANTITY, unit.item.limits.min, isDepartmentStore(unit) ? unit.quantity - 1 : MIN_QUANTITY);

const ceilingOf = (unit: CartUnit, cap: number): number =>
  Math.min(
    unit.item.limits.max ?? cap,
    unit.item.stock ?? cap,
    optionsLeft(unit),
    isDepartmentStore(unit) ? unit.quantity + 1 : cap,
    cap,
  );

/** Returns the allowed quantities of a unit, or undefined if it is locked (QT-01, QT-02, QT-03, QT-07). */
export const allowedPieces = (unit: CartUnit, pieces = MAX_QUANTITY): AllowedPieces | undefined => {
  if (unit.isItemDiscountAgreement || additionsShort(unit).length > 0) return undefined;
  const step = Math.max(1, unit.item.limits.multiple);
  const least = Math.ceil(floorOf(unit) / step) * step;
  const most = Math.floor(ceilingOf(unit, mostOf(unit, pieces)) / step) * step;
  return least <= most ? { least, most, step } : undefined;
};

/**
 * Returns the nearest allowed quantities below and above, or one if both are equal.
 * @param cap maximum of any unit
 * @example
 * const byThree = aUnit({ item: anItem({ limits: { min: 2, max: 10, multiple: 3 } }) });
 * [nearestAllowed(byThree, 5), nearestAllowed(byThree, 99)]; // [ [ 3, 6 ], [ 9 ] ]
 */
export const nearestAllowed = (unit: CartUnit, pieces: number, cap?: number): readonly number[] => {
  const allowed = allowedPieces(unit, cap);
  if (!allowed) return [];
  const { least, most, step } = allowed;
  const within = (n: number): number => Math.min(most, Math.max(least, n));
  return [...new Set([within(Math.floor(pieces / step) * step), within(Math.ceil(pieces / step) * step)])];
};

/**
 * Returns fixes with allowed quantities; empty if there are none (CK-18).
 * @param cap maximum of any unit
 * @example
 * const scarce = aUnit({ quantity: 5, item: anItem({ stock: 3 }) });
 * quantityFixes(scarce, 5); // [ { type: 'SetQuantity', cartUnitId: 1, quantity: 3 } ]
 */
export const quantityFixes = (unit: CartUnit, pieces: number, cap?: number): readonly Fix[] =>
  nearestAllowed(unit, pieces, cap).map((quantity) => ({ type: 'SetQuantity', cartUnitId: unit.cartUnitId, quantity }));

export interface QuantityFacts {
  readonly unit: CartUnit;
  /** Text of the field, or a number from a program (QT-01). */
  readonly asked: string | number;
  /** True if a unit or group coupon is in use on the unit (QT-03). */
  readonly hasCoupon: boolean;
}

/** Parses the requested whole number. Accepts full-width digits, surrounding white space and a minus (QT-01). */
export const piecesAsked = ({ asked }: Pick<QuantityFacts, 'asked'>): number | undefined => {
  if (typeof asked === 'number') return Number.isSafeInteger(asked) ? asked : undefined;
  // \d matches only 0 to 9: 1.5, 1e3, ٣ and full-width signs are not numbers here
  return /^-?[\d\uff10-\uff19]+$/u.test(asked.trim()) ? Number(asked.normalize('NFKC')) : undefined;
};

/** Facts of the rules on a choice, independent of the buyer. */
export interface ChoiceFacts {
  /** The item with all options and additions, or undefined if the marketplace does not offer it. */
  readonly item: Pick<Item, 'itemName' | 'options' | 'additions'> | undefined;
  /** The reason why no cart can order the item, or undefined if it is for sale. */
  readonly unable: UnableOrderType | undefined;
  /** Terms of made-to-measure options by option number. An option without terms cannot be added. */
  readonly measures?: Readonly<Record<string, MeasureTerms>>;
  readonly choice: Pick<AddCartRequest, 'optionNos' | 'additions' | 'entered'>;
}

/** Facts for the rules about adding an item. */
export interface AddFacts {
  readonly unit: Pick<CartUnit, 'item' | 'seller' | 'cartUnitType' | 'quantity' | 'isViaEmployeeMall'>;
  readonly buyer: Buyer;
  readonly cartUnitCount: number;
  /** Pieces of the same choice in the cart; they are added up (GM-2). */
  readonly piecesInCart: number;
  /** True if the delivery address is known; same-day shops require it. */
  readonly hasAddress: boolean;
}

/** Returns the number of pieces, including those that are in the cart already. */
export const piecesTogether = ({ unit, piecesInCart }: AddFacts): number => unit.quantity + piecesInCart;

export interface DeleteFacts {
  /** Units to delete: the selection of the tab, or a single unit. */
  readonly selected: readonly CartUnitId[];
}

/** Facts for the rules about one coupon. */
export interface CouponFacts {
  readonly coupon: Coupon;
  readonly place: CouponPlace;
  readonly units: readonly CartUnit[];
  /** Base of the coupon in minor units: the remaining price, or the goods of the parcel for a shipping coupon. */
  readonly price: Won;
  /** Prepaid fee of the parcel in minor units; 0 for other places. */
  readonly bundleFee: Won;
  readonly situation: CouponSituation;
}

export interface ClubFacts {
  /** False in Global (PG-08). */
  readonly isOffered: boolean;
  readonly buyer: Pick<
    Buyer,
    'isLogin' | 'isDomesticBusinessman' | 'isSmileClub' | 'isUniverseClub' | 'clubMemberType' | 'standing'
  >;
  /** Withdrawal from the club in ms since 1970 UTC, or undefined if unknown or never. */
  readonly withdrawnAt: number | undefined;
  /** ms since 1970 UTC. */
  readonly now: number;
}

export const MAX_ORDER_UNITS = 30;
export const MAX_INSTALL_UNITS = 5;
export const MAX_DEPARTMENT_UNITS = 1;

/** Facts for overseas rules; only for overseas destinations. */
export interface OverseaFacts extends OverseaIn {
  readonly caps?: readonly OverseaCap[];
}

/** Facts for the rules about an order. Amounts are in minor units of the currency of the engine. */
export interface CheckoutFacts {
  /** The selected units. */
  readonly chosen: readonly CartUnit[];
  /** True if the tab has orderable units, selected or not (CK-18). */
  readonly canSelect: boolean;
  /** Total of the selected units with shipping. */
  readonly payable: Won;
  /** `payable` without any shipping and shipping coupons (OV-04, OV-06). */
  readonly payableWithoutShipping: Won;
  /** `payable` without coupons; computed lazily (PR-07). */
  readonly payableWithoutCoupons: () => Won;
  /** Returns `payableWithoutShipping` for only these units (CK-18). */
  readonly goodsOf: (units: readonly CartUnit[]) => Won;
  /** Fees by parcel. */
  readonly bundleFees: StackingFacts['bundleFees'];
  /** Coupons in use. */
  readonly coupons: readonly CouponAssignment[];
  /** Known coupons whose units no longer form a place (CP-12). */
  readonly misplacedCoupons: readonly CouponApplication[];
  /** Coupons outside the wallet, if the wallet is known (CK-19, CP-01). */
  readonly unheldCoupons: readonly CouponApplication[];
  /** Returns the facts of each coupon together with the others; computed lazily. */
  readonly couponFacts: () => readonly CouponFacts[];
  readonly buyer: Buyer;
  /** Features of the shop. */
  readonly features: OrderFeatures;
  /** True if the delivery address is known. */
  readonly hasAddress: boolean;
  /** Overseas shipping of the marketplace; undefined for other orders. */
  readonly oversea: OverseaFacts | undefined;
  /** Chosen delivery times, at most one per branch (LY-09). */
  readonly deliverySlots: readonly DeliverySlot[];
  /** Accepted questions (CK-08, OV-12). */
  readonly agreed: readonly MessageKey[];
  /** Selected units without a price. */
  readonly zeroWonUnits: readonly CartUnitId[];
}

/** Restricts a condition to overseas orders of tenants with overseas shipping (OV-14). */
export const whenOversea =
  (broken: (facts: CheckoutFacts, oversea: OverseaFacts) => Finding | undefined) =>
  (facts: CheckoutFacts): Finding | undefined =>
    facts.oversea === undefined ? undefined : broken(facts, facts.oversea);
