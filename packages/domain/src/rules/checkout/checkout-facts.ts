import type { Cart, OrderedCart } from '../../cart/cart.ts';
import { appliedOf, type CouponAssignment } from '../../coupons/coupon-assignment.ts';
import type { Buyer } from '../../entities/buyer/buyer.ts';
import { isOrderable, unitsById, type CartUnit } from '../../entities/cart/cart-unit.ts';
import { unitsOfTab } from '../../entities/cart/tree.ts';
import { couponOfKey, type Coupon, type CouponApplication } from '../../entities/coupon/coupon.ts';
import { chosenSlots } from '../../entities/shipping/delivery-slot.ts';
import type { CouponIssueNo } from '../../money/ids.ts';
import { once } from '../../money/reuse.ts';
import type { PricedCart } from '../../price/priced-cart.ts';
import { priceCart } from '../../price/price-cart.ts';
import { idsOf, finding, productOf, type Finding, type Fix } from '../../rule/rule.ts';
import { overseaIn, couponSituationOf } from '../../selectors/situation.ts';
import { pricedOf, pricingInput } from '../../selectors/priced-of.ts';
import { orderFeaturesOf } from '../../storefront/features.ts';
import { couponFactsOf } from '../coupon-facts.ts';
import { placeOfRequested } from '../coupon-in-use.ts';
import type { CheckoutFacts, CouponFacts } from '../facts.ts';
import type { MessageKey } from '../../messages/ko.ts';
import type { ParamsOf } from '../../messages/format-message.ts';

/** Returns the buyer with the adult certificate of the cart (CK-11). */
export const ordererOf = ({ buyer, isCertificatedAdult }: Pick<Cart, 'buyer' | 'isCertificatedAdult'>): Buyer => ({
  ...buyer,
  isCertificatedAdult: buyer.isCertificatedAdult || isCertificatedAdult,
});

type CouponsOfOrder = Pick<CheckoutFacts, 'coupons' | 'misplacedCoupons' | 'unheldCoupons'>;

const heldOf = ({ coupons: { offered } }: Cart, no: CouponIssueNo): Coupon | undefined => {
  const coupon = couponOfKey(offered, no);
  return coupon?.issueNo === undefined ? undefined : coupon;
};

const couponsOn = (state: Cart, chosen: readonly CartUnit[]): CouponsOfOrder => {
  const byId = unitsById(chosen);
  const coupons: CouponAssignment[] = [];
  const misplacedCoupons: CouponApplication[] = [];
  const unheldCoupons: CouponApplication[] = [];
  for (const { couponIssueNo, cartUnitIds } of state.coupons.applied) {
    const coupon = heldOf(state, couponIssueNo);
    // until the wallet is read, an unknown coupon is not judged
    if (coupon === undefined && state.coupons.status !== 'Known') continue;
    const on = cartUnitIds.flatMap((id) => byId.get(id) ?? []);
    if (on.length === 0) continue;
    const application = { couponIssueNo, cartUnitIds: idsOf(on) };
    if (coupon === undefined) {
      unheldCoupons.push(application);
      continue;
    }
    const requested = { coupon, cartUnitIds: application.cartUnitIds };
    // searches only its own units, because this runs on every change of a checkbox
    const place = placeOfRequested(on, requested);
    if (place !== undefined) coupons.push({ coupon: requested.coupon, place });
    else misplacedCoupons.push(application);
  }
  return { coupons, misplacedCoupons, unheldCoupons };
};

const couponFactsIn = (state: Cart, placed: readonly CouponAssignment[]): readonly CouponFacts[] => {
  const input = { ...pricingInput(state), appliedCoupons: appliedOf(placed) };
  const situation = couponSituationOf(state, state.pricesAsOf);
  return placed.map(({ coupon, place }) => couponFactsOf(input, coupon, place, situation));
};

/** The part of a price that order rules need. */
export type OrderPrice = Pick<PricedCart, 'payable' | 'goods' | 'bundleFees' | 'zeroWonUnits'>;

/** Returns the facts of an order of the selected units of the tab (SE-04), including unorderable ones (CK-02). */
export const checkoutFactsOf = (state: OrderedCart, priced: OrderPrice = pricedOf(state)): CheckoutFacts => {
  const selected = new Set(state.selected);
  const inTab = unitsOfTab(state.units, state.tab);
  const chosen = inTab.filter((unit) => selected.has(unit.cartUnitId));
  const onOrder = couponsOn(state, chosen);
  return {
    chosen,
    canSelect: inTab.some(isOrderable),
    payable: priced.payable,
    payableWithoutCoupons: () => priceCart({ ...pricingInput(state), appliedCoupons: [] }).payable,
    payableWithoutShipping: priced.goods,
    goodsOf: (units) => priceCart({ ...pricingInput(state), units, selected: new Set(idsOf(units)) }).goods,
    bundleFees: priced.bundleFees,
    ...onOrder,
    couponFacts: once(() => couponFactsIn(state, onOrder.coupons)),
    zeroWonUnits: priced.zeroWonUnits,
    buyer: ordererOf(state),
    features: orderFeaturesOf(state.storefront),
    hasAddress: state.destination.address !== undefined,
    oversea: overseaIn(state),
    deliverySlots: state.delivery ? chosenSlots(state.delivery) : [],
    agreed: state.agreed ?? [],
  };
};

type ProductCode = {
  [K in MessageKey]: ['product', keyof ParamsOf<K>] extends [keyof ParamsOf<K>, 'product'] ? K : never;
}[MessageKey];

/** Returns a finding that names the first restricted unit, or undefined; `lifting` fixes precede exclusion (CK-18). */
export const restrictedFrom = (
  code: ProductCode,
  units: readonly CartUnit[],
  lifting: readonly Fix[] = [],
): Finding | undefined => {
  const [first] = units;
  if (!first) return undefined;
  const cartUnitIds = idsOf(units);
  return finding(code, { product: productOf(first) }, cartUnitIds, [...lifting, { type: 'Deselect', cartUnitIds }]);
};

/** Questions for findings with a message of the specification (CK-07, CK-08). */
const askedBy: { readonly [K in MessageKey]?: MessageKey } = {
  'CART-BR7-08': 'ASK-ECOUPON-FIRST',
  'CART-BR7-09': 'ASK-INCOME-DUTY',
};

/** Returns the message that offers to order a part first, by the code of the finding (CK-17). */
export const questionCodeOf = (code: MessageKey): MessageKey => askedBy[code] ?? code;
