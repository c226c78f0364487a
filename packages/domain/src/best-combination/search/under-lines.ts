import { lowestAtStart, steeper, type ExtraGift, type ExtraLine } from '../bound/extra-lines.ts';
import { SCALE, type GiftSearch, type Seen } from './gift-search.ts';
import type { Part } from './part.ts';
import { closeIn, reaching } from './reach-amount.ts';

/** How many nodes are looked at under one line at most. */
const LINE_NODES = 60;
/** The same under each line in between. */
const BETWEEN_NODES = 12;
/** How many lines in between are tried. */
const BETWEEN_LINES = 5;

/** How many choices that meet an amount are brought closer to it in the first part. */
export const FIRST_CHOICES = 8;
/** The same in each part after it. */
export const LATER_CHOICES = 2;

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

/** Whether what was found misses the amount from which the gift is given. */
export const misses = (search: GiftSearch, { gift }: Part, { placed }: Seen): boolean =>
  search.room(search.consider(placed), gift) < 0;

/** A part under each of its lines; those after one under which it cannot beat the best are left out. */
export const underLines = (search: GiftSearch, part: Part): Part => {
  const seen: Seen[] = [];
  const isDone = (): boolean => leastOf(seen, part) >= search.best.payable;
  for (const line of part.gift.lines) if (!isDone()) seen.push(search.under(line, part.closed, LINE_NODES));
  const isMissed = seen.some((one) => misses(search, part, one));
  for (const line of isMissed ? steepestOf(part.gift) : [])
    if (!isDone()) seen.push(search.under(line, part.closed, LINE_NODES));
  return { ...part, seen, least: leastOf(seen, part) };
};

/** Brings the best of what was found as close to the gift's amount as can be. @param most how many choices are tried */
export const closeInOn = (search: GiftSearch, { gift, least }: Part, { placed }: Seen, most: number): void => {
  if (gift.from <= 0) return;
  for (const choice of reaching(search, placed, gift).slice(0, most)) closeIn(search, gift, choice, least);
};

/** A part under lines between that which rises least and that which rises most: one of them bounds it best. */
export const underLinesBetween = (search: GiftSearch, part: Part): Part => {
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
