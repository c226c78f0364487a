import { checkArgument, checkKind, isRecord, OBJECT } from '../cart/arguments.ts';
import { frozen } from '../cart/cart-of.ts';
import { isOrderable, type CartUnit } from '../../entities/cart/cart-unit.ts';
import type { AppliedPromotion } from '../../entities/discount/discount.ts';
import { once } from '../../money/reuse.ts';
import { allocate, won } from '../../money/won.ts';
import type { CartUnitId } from '../../money/ids.ts';
import { paidPieces, piecesLeft } from '../../price/ledger/line.ts';
import { priceCart } from '../../price/price-cart.ts';
import { unitSteps, priceTogether, type PricingInput } from '../../price/price-steps.ts';
import { thrownText } from '../finding.ts';
import { unavailability } from './availability.ts';
import type {
  EvaluatedPromotion,
  Offer,
  PromotionJson,
  PromotionOrder,
  PromotionSaving,
  PromotionUnit,
} from './offer.ts';

export const isOnShipping = ({ lane }: Offer): boolean => lane === 'Shipping';

export const appliedOf = ({ offer, basis, amounts }: EvaluatedPromotion): readonly AppliedPromotion[] => {
  const { id: promotion, code, name, params } = offer;
  const shares = [...amounts].map(([cartUnitId, amount]) => ({ cartUnitId, amount: won(amount) }));
  const onShipping = isOnShipping(offer) ? { isOnShipping: true } : {};
  return shares.length === 0 ? [] : [{ promotion, code, name, params, basis: won(basis), shares, ...onShipping }];
};

/** Returns a frozen unit without add-ons, which are paid once per unit, so that no promotion discounts them. */
const seenUnit = (unit: CartUnit): CartUnit => {
  const { options, additions } = unit.item;
  return additions.length === 0 && Object.isFrozen(unit) && Object.isFrozen(options)
    ? unit
    : frozen({ ...unit, item: { ...unit.item, additions: [] } });
};

export const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** Returns a saving up to a price; throws a RangeError if it is not a whole amount of 0 or more. */
const within = ({ id, code }: Offer, amount: number, price: number): number => {
  if (!(Number.isSafeInteger(amount) && amount >= 0))
    throw new RangeError(`promotion ${code} (${id}) takes off no whole amount of 0 or more: ${amount}`);
  return Math.min(amount, price);
};

/** Returns the pieces of each unit after its saving. Amounts of several pieces are shared by price. */
const piecesAfter = (
  offer: Offer,
  units: readonly PromotionUnit[],
  worth: PromotionSaving,
): readonly (readonly number[])[] => {
  const share = (amount: number, prices: readonly number[]) =>
    allocate(won(within(offer, amount, sum(prices))), prices);
  const lefts = units.map(({ left }) => left);
  const all = typeof worth === 'number' ? share(worth, lefts) : worth;
  // plain JavaScript may return another value
  checkArgument(isRecord(all) && all.length === units.length, 'worth', 'an amount or one per unit', worth);
  return units.map(({ pieces }, i) => {
    const own = all[i] ?? 0;
    const off = typeof own === 'number' ? share(own, pieces) : own;
    return paidPieces(pieces.map((piece, n) => piece - within(offer, off[n] ?? 0, piece)));
  });
};

/** Returns plain data, without the functions and messages of the offer. */
function toJSON(this: EvaluatedPromotion): PromotionJson {
  const { offer, units, total, amounts, lacking, unavailable } = this;
  const { id, name, code } = offer;
  return { id, name, code, units, total, amounts: Object.fromEntries(amounts), lacking, unavailable };
}

const withoutSaving = (offer: Offer): EvaluatedPromotion => ({
  offer,
  units: [],
  basis: 0,
  amounts: new Map(),
  pieces: new Map(),
  total: 0,
  most: 0,
  lacking: undefined,
  unavailable: undefined,
  toJSON,
});

const rankOf = ({ lane, id }: Offer): string => lane + id;

/** Sorts offers by lane, `Item` first and `Shipping` last, then by ID, so that their order in a shop does not matter. */
export const inOrderOfUse = (offers: readonly Offer[]): readonly Offer[] =>
  offers.toSorted((a, b) => (rankOf(a) < rankOf(b) ? -1 : 1));

/** Selected units with a price, without add-ons, and the remaining prices of their pieces above 0. */
export interface PromotionBasis {
  /** Sorted by number, so that the cart order does not matter. */
  readonly bought: readonly CartUnit[];
  readonly pieces: ReadonlyMap<CartUnitId, readonly number[]>;
  /** Fee of each parcel at its first unit; empty until a promotion on shipping reads it. */
  readonly fees: ReadonlyMap<CartUnitId, readonly number[]>;
}

export const basisOf = (input: PricingInput): PromotionBasis => {
  const chosen = input.units
    .filter((unit) => input.selected.has(unit.cartUnitId) && isOrderable(unit))
    .map(seenUnit)
    .toSorted((a, b) => a.cartUnitId - b.cartUnitId);
  const { lines } = priceTogether(unitSteps, chosen, [], input);
  const pieces = new Map(lines.map((line) => [line.unit.cartUnitId, piecesLeft(line)]));
  return { bought: chosen.filter(({ cartUnitId: id }) => pieces.get(id)?.length), pieces, fees: new Map() };
};

/** Returns what a promotion reduces: prices or fees. */
const reducedBy = (offer: Offer): 'pieces' | 'fees' => (isOnShipping(offer) ? 'fees' : 'pieces');

export const basisAfter = (basis: PromotionBasis, { offer, pieces }: EvaluatedPromotion): PromotionBasis => ({
  ...basis,
  [reducedBy(offer)]: new Map([...basis[reducedBy(offer)], ...pieces]),
});

/** Returns the basis of promotions on shipping, after the promotions on prices. */
export const basisOfShipping = (
  basis: PromotionBasis,
  input: PricingInput,
  before: readonly EvaluatedPromotion[],
): PromotionBasis => {
  const after = before.reduce(basisAfter, basis);
  const appliedPromotions = before.flatMap(appliedOf);
  const { bundleFees } = priceCart({ ...input, appliedCoupons: [], appliedPromotions });
  const fees = [...bundleFees].flatMap(([key, { fee }]) => {
    const first = basis.bought.find(({ bundleKey }) => bundleKey === key);
    return first && fee > 0 ? [[first.cartUnitId, [fee]] as const] : [];
  });
  return { ...after, fees: new Map(fees) };
};

/** Returns the bought units of the parcels of some units. */
const parcelsOf = ({ bought }: PromotionBasis, units: readonly CartUnit[]): readonly CartUnit[] => {
  const keys = new Set(units.map(({ bundleKey }) => bundleKey));
  return bought.filter(({ bundleKey }) => keys.has(bundleKey));
};

/** Returns the units that a promotion sees, frozen. Pieces without a price, e.g. samples, are not among them. */
export const seenUnits = (units: readonly CartUnit[], pieces: PromotionBasis['pieces']): readonly PromotionUnit[] => {
  const seen = units.flatMap((unit): readonly PromotionUnit[] => {
    const own = pieces.get(unit.cartUnitId) ?? [];
    return own.length > 0 ? [Object.freeze({ unit, quantity: own.length, left: sum(own), pieces: own })] : [];
  });
  // a promotion that sorts the list in place gets a TypeError instead of wrong prices
  return Object.freeze(seen);
};

const evaluated = (basis: PromotionBasis, offer: Offer, order: PromotionOrder): EvaluatedPromotion => {
  const on = basis.bought.filter((unit) => offer.appliesTo(unit, order));
  const units = seenUnits(on, basis.pieces);
  const lacking = offer.lacks(units, order);
  if (lacking) checkKind(lacking.params, 'lacks.params', OBJECT);
  const affected = isOnShipping(offer) ? parcelsOf(basis, on) : on;
  const reduced = isOnShipping(offer) ? seenUnits(affected, basis.fees) : units;
  const price = sum(reduced.map(({ left }) => left));
  const worth = lacking || reduced.length === 0 ? 0 : offer.worth(units, order);
  // searches need the shares of few of the evaluated promotions
  const shared = once(() => {
    const after = piecesAfter(offer, reduced, worth);
    const all = reduced.map(({ unit, left }, i) => {
      const rest = after[i] ?? [];
      return { id: unit.cartUnitId, rest, off: left - sum(rest) };
    });
    const saving = all.filter(({ off }) => off > 0);
    return {
      amounts: new Map(saving.map(({ id, off }) => [id, off])),
      pieces: new Map(saving.map(({ id, rest }) => [id, rest])),
    };
  });
  const total = typeof worth === 'number' ? within(offer, worth, price) : sum([...shared().amounts.values()]);
  return {
    offer,
    units: affected.map(({ cartUnitId }) => cartUnitId),
    basis: price,
    get amounts() {
      return shared().amounts;
    },
    get pieces() {
      return shared().pieces;
    },
    total,
    most: offer.neverGrows ? total : Math.min(price, offer.upperBound(units, order)),
    lacking,
    unavailable: undefined,
    toJSON,
  };
};

/** Evaluates a promotion. One that the buyer cannot have saves 0; one that throws lacks a calculation. */
export const evaluatePromotion = (basis: PromotionBasis, offer: Offer, order: PromotionOrder): EvaluatedPromotion => {
  const unavailable = unavailability(offer, order);
  if (unavailable) return { ...withoutSaving(offer), unavailable };
  try {
    return evaluated(basis, offer, order);
  } catch (thrown) {
    return {
      ...withoutSaving(offer),
      lacking: { code: 'PROMOTION-FAILED', params: { error: thrownText(thrown) } },
    };
  }
};

const evaluatedInTurn = (
  first: PromotionBasis,
  offers: readonly Offer[],
  order: PromotionOrder,
): readonly EvaluatedPromotion[] => {
  let basis = first;
  return offers.map((offer) => {
    const promotion = evaluatePromotion(basis, offer, order);
    basis = basisAfter(basis, promotion);
    return promotion;
  });
};

/** Evaluates promotions on shipping after the promotions on prices. */
export const evaluateShipping = (
  basis: PromotionBasis,
  input: PricingInput,
  before: readonly EvaluatedPromotion[],
  offers: readonly Offer[],
  order: PromotionOrder,
): readonly EvaluatedPromotion[] =>
  offers.length === 0 ? [] : evaluatedInTurn(basisOfShipping(basis, input, before), offers, order);

/** Evaluates the promotions one after another, each on the remaining prices or fees (EN-09). */
export const evaluatePromotions = (
  input: PricingInput,
  offers: readonly Offer[],
  order: PromotionOrder,
): readonly EvaluatedPromotion[] => {
  if (offers.length === 0) return [];
  const basis = basisOf(input);
  const sorted = inOrderOfUse(offers);
  const onPrices = evaluatedInTurn(
    basis,
    sorted.filter((offer) => !isOnShipping(offer)),
    order,
  );
  return [...onPrices, ...evaluateShipping(basis, input, onPrices, sorted.filter(isOnShipping), order)];
};
