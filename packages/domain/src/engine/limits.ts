import { CART_SIZE } from '../entities/buyer/buyer.ts';
import type { CartUnit } from '../entities/cart/cart-unit.ts';
import type { ExchangeRate } from '../entities/overseas/oversea.ts';
import type { MessageKey } from '../messages/ko.ts';
import type { ShopFix } from './finding.ts';
import type { Currency } from '../money/currency.ts';
import { type OverseaCap, marketplaceCaps } from '../overseas/limits.ts';
import { finding, idsOf, when, type Rule } from '../rule/rule.ts';
import { quantityFixes, type CheckoutFacts, MAX_ORDER_UNITS, MAX_QUANTITY, type OverseaFacts } from '../rules/facts.ts';
import { moreThan30 } from '../rules/checkout/selection.ts';

/** Upper bounds of orders and carts. */
export interface Limits {
  /** Units of one order. */
  readonly units: number;
  /** Pieces of one unit, unless its item has a lower limit. */
  readonly pieces: number;
  /** Units of the cart, selected or not. */
  readonly lines: number;
  /** Caps of overseas orders by country and company; a later cap wins. */
  readonly overseas: readonly ShopCap[];
}

/** Limits of the marketplace. */
export const marketplaceLimits: Limits = {
  units: MAX_ORDER_UNITS,
  pieces: MAX_QUANTITY,
  lines: CART_SIZE,
  overseas: marketplaceCaps,
};

const moreThan = (max: number): Rule<CheckoutFacts> => ({
  ...moreThan30,
  broken: ({ chosen }) => {
    const beyond = idsOf(chosen.slice(max));
    return when(beyond.length > 0, () =>
      finding('CART-BR7-33', { max }, beyond, [{ type: 'Deselect', cartUnitIds: beyond }]),
    );
  },
});

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
    const ids = new Set(found.fixes.flatMap((fix) => (fix.type === 'SetQuantity' ? [fix.cartUnitId] : [])));
    const others = found.fixes.filter(({ type }) => type !== 'SetQuantity');
    const affected = units.filter((unit) => ids.has(unit.cartUnitId));
    return ids.size === 0
      ? found
      : { ...found, fixes: [...affected.flatMap((unit) => quantityFixes(unit, asked(unit), pieces)), ...others] };
  };

/** A cap for overseas orders: for all, or for a country or company (OV-04..OV-08, EN-10). */
export interface ShopCap extends Omit<OverseaCap, 'amounts'> {
  /**
   * Upper bound of the goods without shipping: `amount` in whole units of `currency`, e.g. dollars. It is the
   * currency of the shop or one with a known rate.
   */
  readonly amounts?: readonly { readonly amount: number; readonly currency: string }[];
}

const isInWon = ({ code }: Currency): boolean => code === 'KRW';

const withoutWonCaps = ({ withBodyHair: _, amounts, ...cap }: OverseaCap): OverseaCap =>
  amounts ? { ...cap, amounts: amounts.filter(({ currency }) => currency !== 'KRW') } : cap;

const checkCap =
  (currency: Currency) =>
  (cap: ShopCap): OverseaCap => {
    const { amounts = [], country: _, company: __, ...limits } = cap;
    const wrong = [...Object.values(limits), ...amounts.map(({ amount }) => amount)].find((n) => !(n >= 0));
    if (wrong !== undefined) throw new RangeError(`a cap overseas is 0 or more: ${wrong}`);
    const won = amounts.some((one) => one.currency === 'KRW') || cap.withBodyHair !== undefined;
    if (won && !isInWon(currency)) throw new TypeError(`a cap in won, in a shop of ${currency.code}`);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- rules find the rate of a currency by its name
    return cap as OverseaCap;
  };

/**
 * Returns the overseas caps of a shop: its own, or those of its base. Undefined means those of the marketplace.
 * @param base caps of the base of the shop
 * @throws RangeError if a cap is negative, TypeError if a cap in won belongs to a shop in another currency
 */
export const capsOf = (
  currency: Currency,
  base: readonly OverseaCap[],
  own: readonly ShopCap[] | undefined,
): readonly OverseaCap[] | undefined => {
  if (own) return own.map(checkCap(currency));
  return isInWon(currency) ? undefined : base.map(withoutWonCaps);
};

/** Applies the caps of a shop to an order, with the rate of its currency in minor units per unit. */
export const applyCaps =
  ({ code, exponent }: Currency, caps: readonly OverseaCap[] | undefined) =>
  (oversea: OverseaFacts): OverseaFacts => {
    if (!caps) return oversea;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same
    const own = { currencyCode: code, exchangeRate: 10 ** exponent } as ExchangeRate;
    return { ...oversea, caps, exchangeRates: [own, ...oversea.exchangeRates] };
  };
