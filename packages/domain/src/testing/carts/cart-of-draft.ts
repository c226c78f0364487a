import { frozen } from '../../engine/frozen.ts';
import { cartOf } from '../../engine/cart-of.ts';
import { replayCart } from '../cart-events.ts';
import type { AnyCart } from '../../shop/in.ts';
import type { Cart } from '../../cart/cart.ts';
import { aStorefront } from '../builders/cart.ts';
import { aFundingDiscount } from '../builders/price.ts';
import type { AroundDraft } from './around-draft.ts';
import { buyerOf, extrasOf, givenPapers, overseasTerms } from './around-of.ts';
import { couponOf, type CouponDraft } from './coupon-draft.ts';
import type { Drawing } from './drawing.ts';
import { aPlainCart } from './plain-cart.ts';
import { policyOf } from './policy-draft.ts';
import type { UnitDraft } from './unit-draft.ts';
import { unitsOf } from './unit-of.ts';
import { withUses, type Uses } from './uses.ts';

export interface CartDraft {
  readonly units: readonly UnitDraft[];
  readonly coupons: readonly CouponDraft[];
  readonly around: AroundDraft;
  readonly promotions: readonly string[];
}

const atHome = ({ units: drafts, coupons, around }: CartDraft, drawing: Drawing): Cart => {
  const units = unitsOf(drafts, drawing);
  const plain = aPlainCart(units);
  const { tenant, device, language, isMaxCharge, funding } = around;
  return cartOf(units, {
    ...plain,
    pricesAsOf: drawing.now,
    selected: plain.selected.filter((id) => drafts[units.findIndex((unit) => unit.cartUnitId === id)]?.isSelected),
    storefront: aStorefront({ tenant, device, language }),
    buyer: buyerOf(around, drawing),
    shippingPolicies: plain.shippingPolicies.map((policy) => {
      const draft = drafts[units.findIndex((unit) => unit.shippingPolicyKey === policy.shippingPolicyKey)];
      return draft ? { ...policy, ...policyOf(draft.parcel) } : policy;
    }),
    bundleTerms: plain.bundleTerms.map((terms) => ({ ...terms, isMaxCharge })),
    coupons: { status: 'Known', offered: coupons.map((coupon, i) => couponOf(coupon, i + 1)) },
    fundingDiscounts:
      funding === undefined
        ? []
        : units
            .slice(0, 1)
            .map(({ cartUnitId }) => aFundingDiscount({ discountPrice: funding, cartUnitIds: [cartUnitId] })),
    extraDiscountCandidates: extrasOf(around),
  });
};

const abroad = (cart: Cart, { units, around }: CartDraft, { amount }: Drawing): Cart => {
  const { abroad: way, tenant } = around;
  // an outlet never ships overseas (OV-14)
  if (!way || tenant === 'outlet') return cart;
  const fees = cart.units.flatMap(({ cartUnitId }, i) => {
    const draft = units[i];
    return draft ? [[cartUnitId, draft.overseas] as const] : [];
  });
  const terms = overseasTerms(way, fees, amount);
  return replayCart(cart, [
    { type: 'CountryChanged', countryType: terms.countryType },
    { type: 'OverseaRead', ...terms },
    { type: 'PapersGiven', papers: { ...givenPapers, isConsented: way.isConsented } },
  ]);
};

export const cartOfDraft = (draft: CartDraft, drawing: Drawing, uses: Uses): AnyCart =>
  frozen(withUses(uses.begin(abroad(atHome(draft, drawing), draft, drawing)), draft, uses));
