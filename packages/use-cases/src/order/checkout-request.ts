import type { Session } from '../session/session.ts';
import {
  addressNoOf,
  chosenUnits,
  isTaiwanIdNumber,
  keysOfUnits,
  orderedDiscountsOf,
  overseaIn,
  payableOf,
  serviceOfOrder,
  type CheckoutRequest,
  type KeptSlots,
  type OverseaIn,
  type SlotKey,
} from '@baguni/domain';
import { option as O } from 'fp-ts';

/** What the tab remembers for the order. */
interface Remembered {
  readonly memo: string;
  readonly slots: KeptSlots;
}

const nothingRemembered: Remembered = { memo: '', slots: { addressNo: '', slotKeys: [] } };

/** The delivery times that the page shows as chosen; before it knows any, those remembered for this address (LY-09). */
const keysIn = (state: Session, { addressNo, slotKeys }: KeptSlots): readonly SlotKey[] =>
  state.cart.delivery?.chosen ?? (addressNo === addressNoOf(state.cart) ? slotKeys : []);

/** What a checkout asks for: the selected units of the tab, their coupons and extra discount, the total that was seen (CK-16), the memo (LY-08), the delivery times (LY-09). */
export const checkoutRequestOf = (state: Session, { memo, slots }: Remembered = nothingRemembered): CheckoutRequest => {
  const units = chosenUnits(state.cart);
  const deliverySlots = keysOfUnits(units, keysIn(state, slots));
  const cartUnitIds = units.map((unit) => unit.cartUnitId);
  const chosen = new Set(cartUnitIds);
  return {
    cartUnitIds,
    coupons: state.cart.appliedCoupons.flatMap(({ cartUnitIds: ids, couponIssueNo: couponNo, couponType }) => {
      const used = ids.filter((id) => chosen.has(id));
      return used.length > 0 ? [{ cartUnitIds: used, couponNo, couponType }] : [];
    }),
    discounts: orderedDiscountsOf(state.cart),
    branchServiceType: serviceOfOrder(deliverySlots, state.branchServiceType),
    cartVersion: state.cartVersion,
    payableSeen: payableOf(state.cart),
    agreed: state.cart.agreed,
    oversea: O.map(({ country: countryType, selectedCompany: shippingCompany, papers }: OverseaIn) => ({
      countryType,
      shippingCompany,
      // a malformed number counts as none, as in the rules: an order that needs none does not fail because of it
      papers: { ...papers, taiwanIdNumber: O.filter(isTaiwanIdNumber)(papers.taiwanIdNumber) },
    }))(overseaIn(state.cart)),
    ...(memo === '' ? {} : { memo }),
    ...(deliverySlots.length === 0 ? {} : { deliverySlots }),
  };
};
