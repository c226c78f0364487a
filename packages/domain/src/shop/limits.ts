import { option as O } from 'fp-ts';
import type { CartUnit } from '../entities/cart/cart-unit.ts';
import type { MessageKey } from '../messages/ko.ts';
import { CART_SIZE } from '../entities/buyer/buyer.ts';
import { finding, idsOf, when } from '../rule/finding.ts';
import { marketplaceCaps } from '../overseas/limits.ts';
import type { Fix, Rule } from '../rule/rule.ts';
import { MAX_ORDER_UNITS, type CheckoutFacts } from '../rules/checkout/facts.ts';
import { moreThan30 } from '../rules/checkout/selection/CART-BR7-33-more-than-30.ts';
import { quantityFixes } from '../rules/quantity/allowed.ts';
import { MAX_QUANTITY } from '../rules/quantity/facts.ts';
import type { ShopCap } from './caps.ts';

/** How much a cart may hold (CK-01, QT-01, CM-06, OV-04..OV-08, EN-10). */
export interface Limits {
  /** Units of one order. */
  readonly units: number;
  /** Pieces of one unit, where its item says no fewer. */
  readonly pieces: number;
  /** Units of the cart, selected or not. */
  readonly lines: number;
  /** What an order overseas may hold, instead of the marketplace’s caps by country and company. Of two caps the later counts. */
  readonly overseas: readonly ShopCap[];
}

/** Those of the marketplace. */
export const marketplaceLimits: Limits = {
  units: MAX_ORDER_UNITS,
  pieces: MAX_QUANTITY,
  lines: CART_SIZE,
  overseas: marketplaceCaps,
};

/** More units than one order may hold: what the marketplace asks of 30. */
const moreThan = (max: number): Rule<CheckoutFacts> => ({
  ...moreThan30,
  broken: ({ chosen }) => {
    const beyond = idsOf(chosen.slice(max));
    return when(beyond.length > 0, () =>
      finding('CART-BR7-33', { max }, beyond, [{ type: 'Deselect', cartUnitIds: beyond }]),
    );
  },
});

/** More than 999 pieces, by the rules that ask it: a shop that allows more lets each unit’s own limit say how many. */
const above999: ReadonlySet<MessageKey> = new Set<MessageKey>(['CART-BR3-09', 'CART-BR1-32']);

/** Rules of the marketplace as a shop's limit on pieces has them; its own where none is said. */
export const limited = <R extends { readonly code: MessageKey }>(
  rules: readonly R[],
  pieces = MAX_QUANTITY,
): readonly R[] => (pieces > MAX_QUANTITY ? rules.filter(({ code }) => !above999.has(code)) : rules);

// by itself and not by its code: a rule of one's own may answer the same
const isMoreThan30 = (rule: unknown): boolean => rule === moreThan30;

/** Rules on an order as the limits of a shop have them. */
export const limitedOrder = <R extends { readonly code: MessageKey }>(
  rules: readonly R[],
  { pieces, units }: Partial<Limits>,
): readonly (R | Rule<CheckoutFacts>)[] =>
  limited(rules, pieces).map((rule) => (isMoreThan30(rule) && units !== undefined ? moreThan(units) : rule));

/** A unit that may have no more pieces than a shop allows. */
export const limitedUnit =
  (pieces: number) =>
  <U extends Pick<CartUnit, 'item'>>(unit: U): U => {
    const { limits } = unit.item;
    const max = O.isSome(limits.max) ? Math.min(limits.max.value, pieces) : pieces;
    return { ...unit, item: { ...unit.item, limits: { ...limits, max: O.some(max) } } };
  };

/** A finding whose fixes set units to quantities that the shop allows: where it allows more than 999 pieces, the marketplace’s stop there. */
export const refitted =
  <U extends CartUnit>(pieces: number | undefined, units: readonly U[], asked: (unit: U) => number) =>
  <F extends { readonly fixes: readonly Fix[] }>(found: F): F => {
    if (pieces === undefined || pieces <= MAX_QUANTITY) return found;
    const ids = new Set(found.fixes.flatMap((fix) => (fix.type === 'SetQuantity' ? [fix.cartUnitId] : [])));
    const others = found.fixes.filter(({ type }) => type !== 'SetQuantity');
    const mended = units.filter((unit) => ids.has(unit.cartUnitId));
    return ids.size === 0
      ? found
      : { ...found, fixes: [...mended.flatMap((unit) => quantityFixes(unit, asked(unit), pieces)), ...others] };
  };
