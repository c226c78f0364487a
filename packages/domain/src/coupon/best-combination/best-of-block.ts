import type { Block, Group, Offer, Use, UnitChoice } from './block.ts';
import { startPoint, together, undominated, type Point } from './front.ts';

/** What using things costs at this moment of the search, in won, and which uses are closed. */
export interface Terms {
  readonly prices: Float64Array;
  readonly closed: Uint8Array;
}

const isOpen = ({ closed }: Terms, use: Use): boolean => closed[use.index] === 0;

const priceOf = ({ prices }: Terms, { resources }: Use): number => {
  let price = 0;
  for (const resource of resources) price += prices[resource] ?? 0;
  return price;
};

const pointOf = (choice: UnitChoice, terms: Terms): Point => ({
  left: choice.left,
  delta: choice.delta,
  value: choice.use ? choice.net - priceOf(terms, choice.use) : 0,
  use: choice.use,
  of: [],
});

/** Without a coupon over them, what units leave does not matter: none, or the best of the buyer's coupons. */
const aloneSeat = (seat: readonly UnitChoice[], terms: Terms): readonly Point[] => {
  let none = startPoint;
  let best: Point | undefined;
  for (const choice of seat) {
    if (choice.use && !isOpen(terms, choice.use)) continue;
    const point = { ...pointOf(choice, terms), left: 0 };
    if (!choice.use) none = point;
    else if (!best || point.value > best.value) best = point;
  }
  return best ? undominated([none, best]) : [none];
};

/** Under an additional coupon: every choice but time-sale coupons (CP-07). */
const sharedSeat = (seat: readonly UnitChoice[], terms: Terms): readonly Point[] =>
  undominated(
    seat
      .filter(({ use }) => !use || (isOpen(terms, use) && !use.coupon.flags.isTimeSale))
      .map((choice) => pointOf(choice, terms)),
  );

const fold = (parts: readonly (readonly Point[])[], mostDelta: number): readonly Point[] => {
  const [first, ...rest] = parts;
  return first ? rest.reduce((front, part) => together(front, part, mostDelta), first) : [startPoint];
};

/** A point with an offer on top, where the offer takes anything off. */
const withOffer = (point: Point, { use, worth }: Offer, basis: number, terms: Terms): readonly Point[] => {
  const taken = worth(basis);
  if (taken <= 0) return [];
  return [{ left: 0, delta: point.delta, value: point.value + taken - priceOf(terms, use), use, of: [point] }];
};

const groupPoints = ({ seats, dups, supers, bare }: Group, mostDelta: number, terms: Terms): readonly Point[] => {
  const openDups = dups.filter(({ use }) => isOpen(terms, use));
  const openSupers = supers.filter(({ use }) => isOpen(terms, use));
  const alone = fold(
    seats.map((seat) => aloneSeat(seat, terms)),
    mostDelta,
  );
  if (openDups.length + openSupers.length === 0) return alone;
  const shared =
    openDups.length === 0
      ? []
      : fold(
          seats.map((seat) => sharedSeat(seat, terms)),
          mostDelta,
        );
  return undominated([
    ...alone,
    ...shared.flatMap((point) => openDups.flatMap((offer) => withOffer(point, offer, point.left, terms))),
    ...openSupers.flatMap((offer) => withOffer(startPoint, offer, bare, terms)),
  ]);
};

const withFee = ({ feeSaved, ships }: Block, point: Point, terms: Terms): readonly Point[] => {
  const base = { ...point, value: point.value + feeSaved(point.delta) };
  const open = ships.filter(({ use }) => isOpen(terms, use));
  return [base, ...open.flatMap((offer) => withOffer(base, offer, point.delta, terms))];
};

/**
 * The best that a block can do at these prices, exactly; none where nothing beats no coupons. One coupon may stand on
 * two of its units: that each is used once is for the prices to see to.
 */
export const bestOfBlock = (block: Block, terms: Terms): Point | undefined => {
  const filled = fold(
    block.groups.map((group) => groupPoints(group, block.mostDelta, terms)),
    block.mostDelta,
  );
  let best = startPoint;
  for (const point of filled)
    for (const whole of withFee(block, point, terms)) if (whole.value > best.value) best = whole;
  return best === startPoint ? undefined : best;
};
