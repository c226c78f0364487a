import fc, { type Arbitrary } from 'fast-check';
import { replay } from '../../evolve/evolve.ts';
import { frozen } from '../../engine/frozen.ts';
import { cartOf } from '../../engine/cart-of.ts';
import type { CartState } from '../../state/state.ts';
import { aFundingDiscount } from '../builders/price.ts';
import { arbAround, overseasTerms, type Around } from './arb-around.ts';
import { arbCouponDraft, couponOf, withCouponsUsed, type CouponDraft } from './arb-coupon-draft.ts';
import { arbUnitDraft, unitOf, type UnitDraft } from './arb-unit-draft.ts';
import type { CartTerms } from './cart-terms.ts';
import { reported } from './cart-report.ts';
import { arbList } from './mostly.ts';
import { aPlainCart } from './plain-cart.ts';

interface CartDraft {
  readonly units: readonly UnitDraft[];
  readonly coupons: readonly CouponDraft[];
  readonly around: Around;
}

/** The cart at home, no coupon in use yet. */
const atHome = ({ units: drafts, coupons, around }: CartDraft): CartState => {
  const [first] = drafts;
  const units = first ? drafts.map((draft, i) => unitOf(draft, i + 1, first)) : [];
  const plain = aPlainCart(units);
  const [funded] = units;
  return cartOf(units, {
    ...plain,
    selected: plain.selected.filter((id) => drafts[units.findIndex((unit) => unit.cartUnitId === id)]?.isSelected),
    storefront: around.storefront,
    buyer: around.buyer,
    shippingPolicies: plain.shippingPolicies.map((policy, i) => ({
      ...policy,
      ...around.policies[i % around.policies.length],
    })),
    bundleTerms: plain.bundleTerms.map((terms) => ({ ...terms, isMaxCharge: around.isMaxCharge })),
    coupons: { status: 'Known', offered: coupons.map((coupon, i) => couponOf(coupon, i + 1)) },
    fundingDiscounts:
      funded && around.funding !== undefined
        ? [aFundingDiscount({ discountPrice: around.funding, cartUnitIds: [funded.cartUnitId] })]
        : [],
    extraDiscountCandidates: around.extra ? [around.extra] : [],
  });
};

const abroad = (cart: CartState, { units, around }: CartDraft): CartState => {
  if (!around.abroad) return cart;
  const fees = cart.units.flatMap(({ cartUnitId }, i) => {
    const draft = units[i];
    return draft ? [[cartUnitId, draft.overseas] as const] : [];
  });
  const terms = overseasTerms(around.abroad, fees);
  return replay(cart, [
    { type: 'CountryChanged', countryType: terms.countryType },
    { type: 'OverseaRead', ...terms },
    { type: 'PapersGiven', papers: around.abroad.papers },
  ]);
};

/**
 * Carts for laws of your own (EN-04). Each differs from a plain cart in few things, and a failing law shrinks to the one that differs
 * in fewest: plain units of 10,000 won, a member, shipping at home for 0 won. It is printed as that difference. Coupons are in use
 * only where the rules of coupons let them be; whether the order may be placed is for `checkOrder` to say. Judge at `testNow`.
 * @param terms what always holds; what is left out is drawn. It throws where the least of a range is more than the most, and where an
 * outlet is to ship overseas (OV-14)
 * @example
 * fc.sample(arbCart({ units: [2, 2] }), 3).map(({ units }) => units.length); // [ 2, 2, 2 ]
 */
export const arbCart = (terms: CartTerms = {}): Arbitrary<CartState> => {
  if (terms.tenant === 'outlet' && terms.overseas === true) throw new RangeError('an outlet ships nothing overseas');
  return fc
    .record({
      units: arbList(arbUnitDraft(terms), terms.units ?? [1, 4]),
      coupons: arbList(arbCouponDraft, terms.coupons ?? [0, 2]),
      around: arbAround(terms),
    })
    .map((draft) => reported(frozen(withCouponsUsed(abroad(atHome(draft), draft), draft.coupons))));
};
