import {
  chosenUnits,
  isTaiwanIdNumber,
  orderedDiscountsOf,
  overseaIn,
  payableOf,
  type CartState,
  type CheckoutRequest,
  type OverseaIn,
} from '@baguni/domain';
import { option as O } from 'fp-ts';

/** What a checkout asks for: the selected units of the tab, their coupons and extra discount, the total that was seen (CK-16), the memo (LY-08). */
export const checkoutRequestOf = (state: CartState, memo = ''): CheckoutRequest => {
  const cartUnitIds = chosenUnits(state).map((unit) => unit.cartUnitId);
  const chosen = new Set(cartUnitIds);
  return {
    cartUnitIds,
    coupons: state.appliedCoupons.flatMap(({ cartUnitIds: ids, couponIssueNo: couponNo, couponType }) => {
      const used = ids.filter((id) => chosen.has(id));
      return used.length > 0 ? [{ cartUnitIds: used, couponNo, couponType }] : [];
    }),
    discounts: orderedDiscountsOf(state),
    branchServiceType: state.branchServiceType,
    cartVersion: state.cartVersion,
    payableSeen: payableOf(state),
    agreed: state.agreed,
    oversea: O.map(({ country: countryType, selectedCompany: shippingCompany, papers }: OverseaIn) => ({
      countryType,
      shippingCompany,
      // a malformed number counts as none, as in the rules: an order that needs none does not fail because of it
      papers: { ...papers, taiwanIdNumber: O.filter(isTaiwanIdNumber)(papers.taiwanIdNumber) },
    }))(overseaIn(state)),
    ...(memo === '' ? {} : { memo }),
  };
};
