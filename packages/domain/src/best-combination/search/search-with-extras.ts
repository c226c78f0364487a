import type { PricingInput } from '../../price/pricing-input.ts';
import type { LedgerEntry } from '../../price/ledger/ledger.ts';
import { priceWith, type Placed, type PlacedPrice } from '../../coupons/placed.ts';
import { exclusions } from '../../coupons/stacking.ts';
import type { Problem, Use } from '../model/block.ts';
import type { Limits } from './branch.ts';
import { giftsOf, neverFreeOversea, type ExtraGift, type ExtraLine } from '../bound/extra-lines.ts';
import { mostRise, type Settled } from '../bound/most-goods.ts';
import { plainWeights, type Problems, type Weights } from '../model/problem.ts';
import { searchInStages, type Staged } from './stages.ts';

/** A part of the search: what is settled, under the hope for one extra discount or free shipping. */
interface Part extends Settled {
  readonly gift: ExtraGift;
  /** No choice in it costs less, in won. */
  readonly least: number;
}

/** A search under one line: what it found, and what no choice falls below, in won. */
interface Seen {
  readonly placed: readonly Placed[];
  readonly least: number;
}

const SCALE = 100;

const weightsOf = ({ share }: ExtraLine): Weights =>
  share === 0 ? plainWeights : { goods: SCALE - share, fees: SCALE };

const goesWith = (one: Use, other: Use): boolean => !exclusions.some(({ excludes }) => excludes(one, other));

const closedWith = (closed: Uint8Array, uses: readonly Use[]): Uint8Array => {
  const next = closed.slice();
  for (const { index } of uses) next.set([1], index);
  return next;
};

const isOn = (entry: LedgerEntry, { coupon, place }: Placed): boolean => {
  if (entry.rule === 'ShippingCoupon')
    return place.type === 'Bundle' && entry.place.type === 'Bundle' && entry.place.bundleKey === place.bundleKey;
  const taken = entry.rule === coupon.couponType && place.type !== 'Bundle' && entry.place.type === 'Unit';
  return taken && place.cartUnitIds.includes(entry.place.cartUnitId);
};

/** Whether each coupon takes something off: one of 0 % could else be used for the option discount that it ends. */
const allTakeOff = ({ priced: { entries } }: PlacedPrice, chosen: readonly Placed[]): boolean =>
  chosen.every((placed) => entries.some((entry) => isOn(entry, placed)));

/** What is searched in, and the best that was found so far. */
class Search {
  best: PlacedPrice & { readonly chosen: readonly Placed[] };
  nodes = 0;
  readonly whole: Problem;
  readonly pricing: PricingInput;
  readonly #problems: Problems;
  readonly #limits: Limits;
  readonly #pure: PricingInput;
  readonly #bare: PlacedPrice;

  constructor(pricing: PricingInput, problems: Problems, limits: Limits) {
    this.pricing = pricing;
    this.#problems = problems;
    this.#limits = limits;
    const { extraDiscounts: _, ...pure } = pricing;
    this.#pure = neverFreeOversea(pure);
    this.#bare = priceWith(this.#pure, []);
    this.best = { ...priceWith(pricing, []), chosen: [] };
    this.whole = problems.problem(new Map(problems.hopes.map(({ bundleKey }) => [bundleKey, 'Whole'])));
  }

  /** What nothing costs less than, looked at or not, in won. */
  get floor(): number {
    return Math.min(0, this.#bare.payable);
  }

  get isOver(): boolean {
    return this.nodes >= this.#limits.nodes || this.#limits.effort.left <= 0;
  }

  /** What the goods cost at most, in won. */
  mostGoods(settled: Settled): number {
    return this.#bare.priced.extraDiscountBasis + mostRise(this.whole, settled);
  }

  /** Searches with a won off the goods worth what an extra discount along this line leaves of it. */
  under(line: ExtraLine, closed: Uint8Array): Seen {
    const weights = weightsOf(line);
    const { nodes, effort } = this.#limits;
    const staged = searchInStages({ pricing: this.#pure, weights, closed }, this.#problems, {
      nodes: Math.max(1, nodes - this.nodes),
      effort,
    });
    this.nodes += staged.nodes;
    this.consider(staged);
    const { priced, payable } = this.#bare;
    const goods = priced.extraDiscountBasis;
    const bare = weights.goods * goods + weights.fees * (payable - goods - line.amount);
    return { placed: staged.chosen, least: Math.ceil((bare - staged.bound) / weights.fees) };
  }

  consider({ chosen }: Pick<Staged, 'chosen'>): void {
    const priced = priceWith(this.pricing, chosen);
    if (priced.payable < this.best.payable && allTakeOff(priced, chosen)) this.best = { ...priced, chosen };
  }
}

/** What is found without those of its coupons that keep it from an extra discount or from free shipping, dearest first. */
const reaching = (pricing: PricingInput, chosen: readonly Placed[], from: number): readonly Placed[] => {
  if (chosen.length === 0 || priceWith(pricing, chosen).priced.extraDiscountBasis >= from) return chosen;
  const fewer = chosen.map((one) => {
    const rest = chosen.filter((other) => other !== one);
    const { priced, payable } = priceWith(pricing, rest);
    return { rest, payable, goods: priced.extraDiscountBasis };
  });
  const enough = fewer.filter(({ goods }) => goods >= from);
  if (enough.length > 0) return enough.reduce((a, b) => (b.payable < a.payable ? b : a)).rest;
  return reaching(pricing, fewer.reduce((a, b) => (b.goods > a.goods ? b : a)).rest, from);
};

/** The line under which a part costs most at the least: each line bounds it. */
const tightest = (search: Search, { gift, closed }: Part): Seen =>
  gift.lines.map((line) => search.under(line, closed)).reduce((a, b) => (b.least > a.least ? b : a));

/** The next use to settle: one of what was found, dearest first; then any that is still open. */
const unsettled = (search: Search, { chosen, closed }: Part, { placed }: Seen): Use | undefined => {
  const open = search.whole.uses.filter((use) => closed[use.index] === 0 && !chosen.includes(use));
  const found = open.filter((use) => placed.some(({ coupon, place }) => coupon === use.coupon && place === use.place));
  return found.toSorted((a, b) => b.price - a.price || a.index - b.index)[0] ?? open[0];
};

/** The two halves of a part: without a use, and with it and nothing that it excludes. */
const halves = (search: Search, part: Part, use: Use): readonly Part[] => {
  const excluded = search.whole.uses.filter((other) => other !== use && !goesWith(use, other));
  return [
    { ...part, closed: closedWith(part.closed, [use]) },
    { ...part, chosen: [...part.chosen, use], closed: closedWith(part.closed, excluded) },
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

/** What comes of a part: nothing where it cannot beat the best, or cannot reach its extra discount. */
const look = (search: Search, part: Part): readonly Part[] => {
  if (search.mostGoods(part) < part.gift.from) return [];
  const seen = tightest(search, part);
  const least = Math.max(part.least, seen.least);
  if (least >= search.best.payable) return [];
  // at first, so that there is a good answer where there is no time for the best
  if (part.least === search.floor) search.consider({ chosen: reaching(search.pricing, seen.placed, part.gift.from) });
  const use = unsettled(search, part, seen);
  if (use) return halves(search, { ...part, least }, use);
  search.consider(part);
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
 * which it is given is parted: with a coupon, and without it.
 */
export const searchWithExtras = (pricing: PricingInput, problems: Problems, limits: Limits): Staged => {
  const search = new Search(pricing, problems, limits);
  const bare = search.best.payable;
  const closed = new Uint8Array(search.whole.uses.length);
  const parts: Part[] = giftsOf(pricing).map((gift) => ({ gift, chosen: [], closed, least: search.floor }));
  let open: readonly Part[] = parts;
  while (open.length > 0 && !search.isOver) {
    const part = takeLeast(parts);
    if (!part) break;
    if (part.least < search.best.payable) parts.push(...look(search, part));
    open = parts.filter(({ least }) => least < search.best.payable);
  }
  const chosen = trimmed(pricing, search.best.chosen);
  const priced = priceWith(pricing, chosen);
  const least = Math.min(priced.payable, ...open.map((part) => part.least));
  return { ...priced, chosen, saving: bare - priced.payable, bound: bare - least, nodes: search.nodes };
};
