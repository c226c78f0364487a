import type { CartUnit } from '../entities/cart/cart-unit.ts';
import type { Cart } from '../cart/cart.ts';
import { isMoment } from '../storefront/moment.ts';

interface Misfit {
  readonly type: 'Misfit';
  readonly path: string;
  readonly found: unknown;
}

const misfit = (holds: boolean, path: string, found: unknown): readonly Misfit[] =>
  holds ? [] : [{ type: 'Misfit', path, found }];

const count = (found: number | undefined, path: string): readonly Misfit[] =>
  misfit(Number.isSafeInteger(found) && Number(found) >= 0, path, found);

const worth = (found: number, path: string): readonly Misfit[] => misfit(found >= 0, path, found);

const time = (found: string, path: string): readonly Misfit[] => misfit(isMoment(found), path, found);

/**
 * Returns the invalid numbers of a unit. Amounts throw separately unless whole.
 * @param path path of the unit
 */
export const misfitsInUnit = (unit: Omit<CartUnit, 'cartUnitId'>, path: string): readonly Misfit[] => [
  ...count(unit?.quantity, `${path}.quantity`),
  ...count(unit?.item?.itemSellPrice, `${path}.item.itemSellPrice`),
];

/** Returns the invalid numbers and moments of a cart (EN-07). */
export const misfitsIn = (cart: Cart): readonly Misfit[] => [
  ...cart.units.flatMap((unit, i) => misfitsInUnit(unit, `units.${i}`)),
  ...cart.coupons.applied.flatMap((coupon, i) => worth(coupon.discountValue, `appliedCoupons.${i}.discountValue`)),
  ...cart.coupons.offered.flatMap(({ discountValue, expiredDate }, i) => [
    ...worth(discountValue, `coupons.offered.${i}.discountValue`),
    ...time(expiredDate, `coupons.offered.${i}.expiredDate`),
  ]),
  ...cart.discounts.extra.flatMap(({ endDate }, i) => time(endDate, `extraDiscountCandidates.${i}.endDate`)),
];
