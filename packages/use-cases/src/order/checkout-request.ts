import {
  addressNoOf,
  chosenUnits,
  isTaiwanIdNumber,
  keysOfUnits,
  orderedDiscountsOf,
  overseaIn,
  payableOf,
  serviceOfOrder,
  type CartState,
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
const keysIn = (state: CartState, { addressNo, slotKeys }: KeptSlots): readonly SlotKey[] =>
  state.extras.delivery?.chosen ?? (addressNo === addressNoOf(state) ? slotKeys : []);

/** What a checkout asks for: the selected units of the tab, their coupons and extra discount, the total that was seen (CK-16), the memo (LY-08), the delivery times (LY-09). */
export const checkoutRequestOf = (
  state: CartState,
  { memo, slots }: Remembered = nothingRemembered,
): CheckoutRequest => {
  const units = chosenUnits(state);
  const deliverySlots = keysOfUnits(units, keysIn(state, slots));
  const cartUnitIds = units.map((unit) => unit.cartUnitId);
  const chosen = new Set(cartUnitIds);
  return {
    cartUnitIds,
    coupons: state.appliedCoupons.flatMap(({ cartUnitIds: ids, couponIssueNo: couponNo, couponType }) => {
      const used = ids.filter((id) => chosen.has(id));
      return used.length > 0 ? [{ cartUnitIds: used, couponNo, couponType }] : [];
    }),
    discounts: orderedDiscountsOf(state),
    branchServiceType: serviceOfOrder(deliverySlots, state.branchServiceType),
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
    ...(deliverySlots.length === 0 ? {} : { deliverySlots }),
  };
};
