import { CART_SIZE } from '../entities/buyer/buyer.ts';
import type { CartUnit } from '../entities/cart/cart-unit.ts';
import type { MessageKey } from '../messages/ko.ts';
import type { ShopFix } from './finding.ts';
import { type OverseaCap, marketplaceCaps } from '../overseas/limits.ts';
import type { Rule } from '../rule/rule.ts';
import { quantityFixes, type CheckoutFacts, MAX_ORDER_UNITS, MAX_QUANTITY } from '../rules/facts.ts';
import { moreThan, moreThan30 } from '../rules/checkout/selection.ts';

/** Upper bounds of orders and carts. */
export interface Limits {
  /** Units of one order. */
  readonly units: number;
  /** Pieces of one unit, unless its item has a lower limit. */
  readonly pieces: number;
  /** Units of the cart, selected or not. */
  readonly lines: number;
  /** Caps of overseas orders by country and company; a later cap overrides earlier ones. */
  readonly overseas: readonly ShopCap[];
}

/** Limits of the marketplace. */
export const marketplaceLimits: Limits = {
  units: MAX_ORDER_UNITS,
  pieces: MAX_QUANTITY,
  lines: CART_SIZE,
  overseas: marketplaceCaps,
};

/** Codes of the limit of 999 pieces. A shop with a higher limit relies on the limit of each unit. */
const above999: ReadonlySet<string> = new Set<MessageKey>(['CART-BR3-09', 'CART-BR1-32']);

/** Drops the rules on 999 pieces if the shop allows more. */
export const applyPieceLimit = <R extends { readonly code: string }>(
  rules: readonly R[],
  pieces = MAX_QUANTITY,
): readonly R[] => (pieces > MAX_QUANTITY ? rules.filter(({ code }) => !above999.has(code)) : rules);

// compares the rule itself, because a custom rule may have the same code
const isMoreThan30 = (rule: unknown): boolean => rule === moreThan30;

export const applyOrderLimits = <R extends { readonly code: string }>(
  rules: readonly R[],
  { pieces, units }: Partial<Limits>,
): readonly (R | Rule<CheckoutFacts>)[] =>
  applyPieceLimit(rules, pieces).map((rule) => (isMoreThan30(rule) && units !== undefined ? moreThan(units) : rule));

export const limitUnit =
  (pieces: number) =>
  <U extends Pick<CartUnit, 'item'>>(unit: U): U => {
    const { limits, measure } = unit.item;
    // a measured unit has no pieces
    if (measure) return unit;
    const max = Math.min(limits.max ?? pieces, pieces);
    return { ...unit, item: { ...unit.item, limits: { ...limits, max } } };
  };

/** Corrects fixes to quantities that the shop allows, because those of the marketplace stop at 999 pieces. */
export const correctQuantityFixes =
  <U extends CartUnit>(pieces: number | undefined, units: readonly U[], asked: (unit: U) => number) =>
  <F extends { readonly fixes: readonly ShopFix[] }>(found: F): F => {
    if (pieces === undefined || pieces <= MAX_QUANTITY) return found;
    const others = found.fixes.filter(({ type }) => type !== 'SetQuantity');
    const affected = units.filter(({ cartUnitId: id }) =>
      found.fixes.some((fix) => fix.type === 'SetQuantity' && fix.cartUnitId === id),
    );
    return { ...found, fixes: [...affected.flatMap((unit) => quantityFixes(unit, asked(unit), pieces)), ...others] };
  };

/** A cap for overseas orders: for all, or for a country or company (OV-04..OV-08, EN-10). */
export interface ShopCap extends Omit<OverseaCap, 'amounts'> {
  /**
   * Upper bound of the goods without shipping: `amount` in whole units of `currency`, e.g. dollars. It is the
   * currency of the shop or one with a known rate.
   */
  readonly amounts?: readonly { readonly amount: number; readonly currency: string }[];
}
