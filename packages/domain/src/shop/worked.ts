import { frozen } from '../engine/frozen.ts';
import { isOrderable, type CartUnit } from '../entities/cart/cart-unit.ts';
import type { AppliedPromotion } from '../entities/discount/applied-promotion.ts';
import { allocate } from '../money/allocate.ts';
import type { CartUnitId } from '../money/ids.ts';
import { won } from '../money/won.ts';
import { unitSteps, priceTogether, type PricingInput } from '../price/price-steps.ts';
import type { Lacking, Offer, PromotionOrder, PromotionUnit } from './promotion.ts';

/** An evaluated promotion. Amounts in minor units. */
export interface Worked {
  readonly offer: Offer;
  readonly units: readonly CartUnitId[];
  readonly basis: number;
  readonly amounts: ReadonlyMap<CartUnitId, number>;
  readonly total: number;
  readonly lacking: Lacking | undefined;
}

export const appliedOf = ({ offer, basis, amounts }: Worked): readonly AppliedPromotion[] => {
  const { id: promotion, code, name } = offer;
  const shares = [...amounts].map(([cartUnitId, amount]) => ({ cartUnitId, amount: won(amount) }));
  return shares.length === 0 ? [] : [{ promotion, code, name, basis: won(basis), shares }];
};

/** The bought units, frozen: the next promotion reads them too. Units of a cart from `cartOf` are frozen already. */
const boughtIn = ({ units, selected }: Pick<PricingInput, 'units' | 'selected'>): readonly CartUnit[] =>
  units
    .filter((unit) => selected.has(unit.cartUnitId) && isOrderable(unit))
    .map((unit) => (Object.isFrozen(unit) && Object.isFrozen(unit.item.options) ? unit : frozen(unit)));

/**
 * Returns a frozen view of a unit for a promotion.
 * @param left remaining price in minor units
 */
export const seenUnit = (unit: CartUnit, left: number): PromotionUnit => {
  const { quantity } = unit;
  const ones = Array.from({ length: quantity }, () => 1);
  return Object.freeze({ unit, quantity, left, pieces: Object.freeze(allocate(won(left), ones)) });
};

const whole = ({ id, code }: Offer, n: number): number => {
  if (!Number.isSafeInteger(n)) throw new RangeError(`promotion ${code} (${id}) takes off no whole amount: ${n}`);
  return n;
};

const amountsOf = (offer: Offer, units: readonly PromotionUnit[], order: PromotionOrder): readonly number[] => {
  const lefts = units.map(({ left }) => left);
  const worth = offer.worth(units, order);
  if (typeof worth === 'number') {
    const most = lefts.reduce((total, left) => total + left, 0);
    return allocate(won(Math.max(0, Math.min(whole(offer, worth), most))), lefts);
  }
  return lefts.map((left, i) => Math.max(0, Math.min(whole(offer, worth[i] ?? 0), left)));
};

/** Returns an applied but inactive promotion, with a saving of 0. */
export const idle = (offer: Offer): Worked => ({
  offer,
  units: [],
  basis: 0,
  amounts: new Map(),
  total: 0,
  lacking: undefined,
});

const lanes = { Item: 0, Order: 1 } as const;

/** Sorts offers by lane, then in order of the shop. */
export const inLanes = (offers: readonly Offer[]): readonly Offer[] =>
  offers.toSorted((a, b) => lanes[a.lane] - lanes[b.lane]);

/** Selected units with their remaining prices. */
export interface PromotionBasis {
  /** Sorted by number, so that the cart order does not matter. */
  readonly bought: readonly CartUnit[];
  readonly left: ReadonlyMap<CartUnitId, number>;
}

export const basisOf = (input: PricingInput): PromotionBasis => {
  const bought = boughtIn(input).toSorted((a, b) => a.cartUnitId - b.cartUnitId);
  const { lines } = priceTogether(unitSteps, bought, [], input);
  return { bought, left: new Map(lines.map(({ unit, left }) => [unit.cartUnitId, Math.max(0, left)])) };
};

export const basisAfter = ({ bought, left }: PromotionBasis, { amounts }: Worked): PromotionBasis => ({
  bought,
  left: new Map([...left].map(([id, amount]) => [id, amount - (amounts.get(id) ?? 0)])),
});

export const workedOn = ({ bought, left }: PromotionBasis, offer: Offer, order: PromotionOrder): Worked => {
  const seen = bought
    .filter((unit) => offer.appliesTo(unit, order))
    .map((unit) => seenUnit(unit, left.get(unit.cartUnitId) ?? 0));
  // a promotion that sorts the list in place gets a TypeError instead of wrong prices
  const units = Object.freeze(seen);
  const lacking = offer.lacks(units, order);
  const off = lacking || units.length === 0 ? [] : amountsOf(offer, units, order);
  const all = units.map(({ unit }, i): readonly [CartUnitId, number] => [unit.cartUnitId, off[i] ?? 0]);
  return {
    offer,
    units: all.map(([id]) => id),
    basis: units.reduce((total, one) => total + one.left, 0),
    amounts: new Map(all.filter(([, amount]) => amount > 0)),
    total: all.reduce((total, [, amount]) => total + amount, 0),
    lacking,
  };
};

/** Evaluates the promotions one after another, each on the remaining prices (EN-09). */
export const workOut = (input: PricingInput, offers: readonly Offer[], order: PromotionOrder): readonly Worked[] => {
  let basis = basisOf(input);
  return inLanes(offers).map((offer) => {
    const worked = workedOn(basis, offer, order);
    basis = basisAfter(basis, worked);
    return worked;
  });
};
