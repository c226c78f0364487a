import type { BundleKey } from '../../cart/ids.ts';
import { priceWith, shippingSavings, type Placed, type PlacedPrice } from '../placed.ts';
import { couponKeyOf } from '../held-coupon.ts';
import type { PricingInput } from '../../price/price-cart.ts';
import { searchBest } from './branch.ts';
import { polished } from './polish.ts';
import type { Hope, Problems } from './problem.ts';

/** What the search came to, priced. Amounts in won. */
export interface Staged extends PlacedPrice {
  readonly chosen: readonly Placed[];
  readonly saving: number;
  readonly bound: number;
  readonly nodes: number;
}

/** The coupons that take something off, priced; a shipping coupon takes nothing where its minimum was only hoped for. */
const pricedChoice = (pricing: PricingInput, placed: readonly Placed[]): PlacedPrice & Pick<Staged, 'chosen'> => {
  const all = priceWith(pricing, placed);
  const savings = shippingSavings(all.priced, placed);
  const chosen = placed.filter(({ coupon }) => savings.get(couponKeyOf(coupon)) !== 0);
  return { chosen, ...all };
};

const isMissed = ({ bundleKey, subtotal }: Hope, { priced }: PlacedPrice): boolean =>
  (priced.bundleFees.get(bundleKey)?.subtotal ?? 0) < subtotal;

/**
 * Searches with the hope that every parcel ships as cheaply as it can, which bounds what can be saved. Where the answer
 * keeps its hopes it is the best there is; parcels that miss theirs are then seen as they are, and it is searched again.
 */
export const searchInStages = (pricing: PricingInput, { hopes, problem }: Problems, nodeLimit: number): Staged => {
  const nothing = priceWith(pricing, []);
  let best: Staged = { ...nothing, chosen: [], saving: 0, bound: Number.MAX_SAFE_INTEGER, nodes: 0 };
  const asTheyAre = new Set<BundleKey>();
  for (;;) {
    const stage = problem(asTheyAre);
    const found = searchBest(stage, nodeLimit - best.nodes);
    const choice = pricedChoice(
      pricing,
      polished(stage, found.best).map(({ coupon, place }) => ({ coupon, place })),
    );
    const saving = nothing.payable - choice.payable;
    const counted = { bound: Math.min(best.bound, found.bound), nodes: best.nodes + found.nodes };
    best = saving > best.saving ? { ...choice, saving, ...counted } : { ...best, ...counted };
    const missed = hopes.filter((hope) => !asTheyAre.has(hope.bundleKey) && isMissed(hope, choice));
    if (best.saving >= best.bound || missed.length === 0 || best.nodes >= nodeLimit) return best;
    for (const { bundleKey } of missed) asTheyAre.add(bundleKey);
  }
};
