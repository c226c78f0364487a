import type { Block, Group, Offer, SharedOffer, UnitChoice, Use } from '../model/block.ts';
import { bestOfGroup } from './best-of-group.ts';
import { bestCover } from './cover.ts';
import type { Part } from './least-price.ts';
import { noReach, startPoint, together, undominated, type Point, type Reach } from './front.ts';
import { isOpen, priceOf, type Terms } from './terms.ts';

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
  return best ? undominated([none, best], noReach) : [none];
};

/** Under an additional coupon: every choice but time-sale coupons (CP-07). */
const sharedSeat = (seat: readonly UnitChoice[], terms: Terms, reach: Reach): readonly Point[] =>
  undominated(
    seat
      .filter(({ use }) => !use || (isOpen(terms, use) && !use.coupon.flags.isTimeSale))
      .map((choice) => pointOf(choice, terms)),
    reach,
  );

const fold = (parts: readonly (readonly Point[])[], mostDelta: number): readonly Point[] => {
  const [first, ...rest] = parts;
  return first ? rest.reduce((front, part) => together(front, part, mostDelta, noReach), first) : [startPoint];
};

/** The ways to fill the seats of a group under one additional coupon. */
const foldShared = (
  { seats, least }: Group,
  { slope, rounding, from }: SharedOffer,
  mostDelta: number,
  terms: Terms,
): readonly Point[] => {
  const leastOfAll = least.reduce((a, b) => a + b, 0);
  let front: readonly Point[] = [startPoint];
  let behind = 0;
  for (const [i, seat] of seats.entries()) {
    const own = least[i] ?? 0;
    behind += own;
    const choices = sharedSeat(seat, terms, { slope, rounding, safeFrom: from - (leastOfAll - own) });
    front = together(front, choices, mostDelta, { slope, rounding, safeFrom: from - (leastOfAll - behind) });
  }
  return front;
};

/** A point with an offer on top, where the offer takes anything off. */
const withOffer = (point: Point, { use, worth }: Offer, basis: number, terms: Terms): readonly Point[] => {
  const taken = worth(basis);
  if (taken <= 0) return [];
  return [{ left: 0, delta: point.delta, value: point.value + taken - priceOf(terms, use), use, of: [point] }];
};

/** The ways to fill a group with one additional coupon, where it can be worth its price at all. */
const sharedPoints = (group: Group, offer: SharedOffer, mostDelta: number, terms: Terms): readonly Point[] => {
  if (!isOpen(terms, offer.use) || offer.worth(group.most) <= priceOf(terms, offer.use)) return [];
  return foldShared(group, offer, mostDelta, terms).flatMap((point) => withOffer(point, offer, point.left, terms));
};

const groupPoints = (group: Group, mostDelta: number, terms: Terms): readonly Point[] => {
  const best = mostDelta === 0 ? bestOfGroup(group, terms) : undefined;
  if (best) return [best];
  const alone = fold(
    group.seats.map((seat) => aloneSeat(seat, terms)),
    mostDelta,
  );
  const supers = group.supers.filter(({ use }) => isOpen(terms, use));
  const shared = group.dups.flatMap((offer) => sharedPoints(group, offer, mostDelta, terms));
  if (supers.length + shared.length === 0) return alone;
  return undominated(
    [...alone, ...shared, ...supers.flatMap((offer) => withOffer(startPoint, offer, group.bare, terms))],
    noReach,
  );
};

/** What the fee and the shipping coupons bring at a rise: no coupon where none is worth its price. */
const feePoint = ({ feeSaved, ships }: Block, delta: number, terms: Terms): Point => {
  const base: Point = { ...startPoint, value: feeSaved(delta) };
  let best = base;
  for (const offer of ships) {
    if (!isOpen(terms, offer.use)) continue;
    for (const point of withOffer(base, offer, delta, terms)) if (point.value > best.value) best = point;
  }
  return best;
};

/** What each group of a block can do at these prices. */
export const partsOf = ({ groups, steps }: Block, terms: Terms): readonly Part[] =>
  groups.map((group) => groupPoints(group, steps.at(-1) ?? 0, terms));

/** The parts of a block anew where a group has one of these uses; they were closed or opened. */
export const partsAgain = (block: Block, parts: readonly Part[], uses: readonly Use[], terms: Terms): readonly Part[] =>
  block.groups.map((group, i) => {
    const part = parts[i];
    if (part && !uses.some(({ index }) => group.uses.has(index))) return part;
    return groupPoints(group, block.steps.at(-1) ?? 0, terms);
  });

/**
 * The best that a block can do at these prices, exactly; none where nothing saves more than `atLeast`. One coupon may
 * stand on two of its units: that each is used once is seen to elsewhere.
 */
export const bestOfParts = (block: Block, parts: readonly Part[], terms: Terms, atLeast: number): Point | undefined => {
  let best: Point | undefined;
  // the greatest rise first: where shipping becomes free anyway, no shipping coupon is spent on it
  for (const step of block.steps.toReversed()) {
    const fee = feePoint(block, step, terms);
    const filled = bestCover(parts, step, (best?.value ?? atLeast) - fee.value);
    if (filled) best = { ...startPoint, value: filled.value + fee.value, of: [filled, fee] };
  }
  return best;
};

/** The best that a block can do at these prices; none where nothing beats no coupons. */
export const bestOfBlock = (block: Block, terms: Terms): Point | undefined =>
  bestOfParts(block, partsOf(block, terms), terms, 0);
