import type { PricingInput } from '../../price/pricing-input.ts';
import { priceWith, type Placed } from '../../coupons/placed.ts';
import { exclusions } from '../../coupons/stacking.ts';
import { giftsOf, lowestAtStart, steeper, type ExtraGift, type ExtraLine } from '../bound/extra-lines.ts';
import type { Settled } from '../bound/most-goods.ts';
import type { Use } from '../model/block.ts';
import type { Problems } from '../model/problem.ts';
import type { Limits } from './branch.ts';
import { allTakeOff, GiftSearch, SCALE, type Seen } from './gift-search.ts';
import { closeIn, reaching } from './reach-amount.ts';
import type { Staged } from './stages.ts';

/** A part of the search: what is settled, under the hope for one extra discount or free shipping. */
interface Part extends Settled {
  readonly gift: ExtraGift;
  /** No choice in it costs less, in won. */
  readonly least: number;
  /** What was found under its lines; none where it was not looked at yet. */
  readonly seen: readonly Seen[];
}

/** How many parts are looked at under one line at most, and under each of those in between. */
const LINE_NODES = 60;
const BETWEEN_NODES = 12;
const BETWEEN_LINES = 5;

/** How many choices that meet an amount are brought closer to it: at first, and in each half after. */
const FIRST_CHOICES = 8;
const LATER_CHOICES = 2;

const goesWith = (one: Use, other: Use): boolean => !exclusions.some(({ excludes }) => excludes(one, other));

const closedWith = (closed: Uint8Array, uses: readonly Use[]): Uint8Array => {
  const next = closed.slice();
  for (const { index } of uses) next.set([1], index);
  return next;
};

/** A line of a gift that rises faster by a share of the goods that count towards it. */
const risingBy = (line: ExtraLine, gift: ExtraGift, share: number): ExtraLine =>
  gift.carriedFrom > 0 ? steeper(line, gift, 0, share) : steeper(line, gift, share, 0);

/**
 * The lines along which goods cost nothing: from a gift's amount on every won of goods is paid, so that only the fees
 * matter. They bound what misses the amount under the other lines.
 */
const steepestOf = (gift: ExtraGift): readonly ExtraLine[] => {
  if (gift.from <= 0) return [];
  const lowest = lowestAtStart(gift);
  const rest = SCALE - lowest.share;
  const onAll = gift.from > gift.carriedFrom && gift.carriedFrom > 0 ? [steeper(lowest, gift, rest, 0)] : [];
  return [risingBy(lowest, gift, rest), ...onAll];
};

const leastOf = (seen: readonly Seen[], part: Part): number => Math.max(part.least, ...seen.map(({ least }) => least));

const misses = (search: GiftSearch, { gift }: Part, { placed }: Seen): boolean =>
  search.room(search.consider(placed), gift) < 0;

/** A part under each of its lines; those after one under which it cannot beat the best are left out. */
const underLines = (search: GiftSearch, part: Part): Part => {
  const seen: Seen[] = [];
  const isDone = (): boolean => leastOf(seen, part) >= search.best.payable;
  for (const line of part.gift.lines) if (!isDone()) seen.push(search.under(line, part.closed, LINE_NODES));
  const isMissed = seen.some((one) => misses(search, part, one));
  for (const line of isMissed ? steepestOf(part.gift) : [])
    if (!isDone()) seen.push(search.under(line, part.closed, LINE_NODES));
  return { ...part, seen, least: leastOf(seen, part) };
};

const closeInOn = (search: GiftSearch, { gift, least }: Part, { placed }: Seen, most: number): void => {
  if (gift.from <= 0) return;
  for (const choice of reaching(search, placed, gift).slice(0, most)) closeIn(search, gift, choice, least);
};

/** A part under lines between that which rises least and that which rises most: one of them bounds it best. */
const underLinesBetween = (search: GiftSearch, part: Part): Part => {
  const { gift, closed } = part;
  const lowest = lowestAtStart(gift);
  let [low, high, least] = [0, SCALE - lowest.share, part.least];
  for (let n = 0; n < BETWEEN_LINES && high - low > 1 && least < search.best.payable; n += 1) {
    const middle = Math.floor((low + high) / 2);
    const seen = search.under(risingBy(lowest, gift, middle), closed, BETWEEN_NODES);
    least = Math.max(least, seen.least);
    if (misses(search, part, seen)) low = middle;
    else high = middle;
    closeInOn(search, { ...part, least }, seen, FIRST_CHOICES);
  }
  return { ...part, least };
};

/** The next use to settle: one of what was found, dearest first; then any that is still open. */
const unsettled = (search: GiftSearch, { gift, chosen, closed, seen }: Part): Use | undefined => {
  const open = search.whole.uses.filter((use) => closed[use.index] === 0 && !chosen.includes(use));
  const { placed } = seen.slice(0, gift.lines.length).reduce((a, b) => (b.least > a.least ? b : a));
  const isFound = (use: Use): boolean =>
    placed.some(({ coupon, place }) => coupon === use.coupon && place === use.place);
  return open.filter(isFound).toSorted((a, b) => b.price - a.price || a.index - b.index)[0] ?? open[0];
};

/** The two halves of a part: without a use, and with it and nothing that it excludes. */
const halves = (search: GiftSearch, part: Part, use: Use): readonly Part[] => {
  const excluded = search.whole.uses.filter((other) => other !== use && !goesWith(use, other));
  return [
    { ...part, seen: [], closed: closedWith(part.closed, [use]) },
    { ...part, seen: [], chosen: [...part.chosen, use], closed: closedWith(part.closed, excluded) },
  ];
};

/** The part that may cost least; of equal ones the last, so that the search goes deep. */
const takeLeast = (parts: Part[]): Part | undefined => {
  const least = Math.min(...parts.map((part) => part.least));
  return parts.splice(
    parts.findLastIndex((part) => part.least === least),
    1,
  )[0];
};

const isFirst = ({ chosen, closed }: Part): boolean => chosen.length === 0 && !closed.includes(1);

/** What comes of a part: it is bounded first, then halved; nothing where it cannot beat the best or reach its gift. */
const look = (search: GiftSearch, part: Part): readonly Part[] => {
  if (part.seen.length === 0) {
    if (search.mostGoods(part) < part.gift.from) return [];
    const bounded = underLines(search, part);
    if (bounded.least >= search.best.payable || isFirst(part)) return [bounded];
    for (const seen of bounded.seen) closeInOn(search, bounded, seen, LATER_CHOICES);
    return [bounded];
  }
  let bounded = part;
  if (isFirst(part) && part.gift.from > 0) {
    for (const seen of part.seen) closeInOn(search, part, seen, FIRST_CHOICES);
    if (part.seen.some((seen) => misses(search, part, seen))) bounded = underLinesBetween(search, part);
  }
  if (bounded.least >= search.best.payable) return [];
  const use = unsettled(search, bounded);
  if (use) return halves(search, bounded, use);
  search.consider(bounded.chosen);
  return [];
};

/** The coupons without those that make the cart no cheaper: of equal prices the one with fewer coupons. */
const trimmed = (pricing: PricingInput, chosen: readonly Placed[]): readonly Placed[] => {
  const { payable } = priceWith(pricing, chosen);
  const idle = chosen.find((one) => {
    const rest = chosen.filter((other) => other !== one);
    const without = priceWith(pricing, rest);
    return without.payable <= payable && allTakeOff(without, rest);
  });
  return idle
    ? trimmed(
        pricing,
        chosen.filter((one) => one !== idle),
      )
    : chosen;
};

/**
 * The best combination where extra discounts are taken after coupons, or shipping overseas is free from an amount of
 * goods after coupons, so that a coupon may cost more than it saves (DC-04, OV-11, CP-19). Each of these is bounded by
 * lines; under a line the search is as without any, with goods and fees weighed apart. What misses the amount from
 * which it is given is brought as close to it as can be, and parted: with a coupon, and without it.
 */
export const searchWithExtras = (pricing: PricingInput, problems: Problems, limits: Limits): Staged => {
  const search = new GiftSearch(pricing, problems, limits);
  const bare = search.best.payable;
  const closed = new Uint8Array(search.whole.uses.length);
  const parts: Part[] = giftsOf(pricing).map((gift) => ({
    gift,
    chosen: [],
    closed,
    least: search.atLeast(gift),
    seen: [],
  }));
  let open: readonly Part[] = parts;
  while (open.length > 0 && !search.isOver) {
    const part = takeLeast(parts);
    if (!part) break;
    if (part.least < search.best.payable) parts.push(...look(search, part));
    open = parts.filter(({ least }) => least < search.best.payable);
    limits.report?.(search.best.chosen, bare - Math.min(search.best.payable, ...open.map(({ least }) => least)));
  }
  const chosen = trimmed(pricing, search.best.chosen);
  const priced = priceWith(pricing, chosen);
  const least = Math.min(priced.payable, ...open.map((part) => part.least));
  return { ...priced, chosen, saving: bare - priced.payable, bound: bare - least, nodes: search.nodes };
};
