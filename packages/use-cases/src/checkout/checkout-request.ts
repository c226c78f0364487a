import type { CheckoutRequest } from '@baguni/contract';
import type { Session } from '../session/session.ts';
import {
  addressNoOf,
  chosenUnits,
  hasTaiwanId,
  keysOfUnits,
  orderedDiscountsOf,
  overseaIn,
  payableOf,
  serviceOfOrder,
  type KeptSlots,
  type SlotKey,
} from '@baguni/domain/internal';

/** Order data from tab storage. */
interface Remembered {
  readonly memo: string;
  readonly slots: KeptSlots;
}

const nothingRemembered: Remembered = { memo: '', slots: { addressNo: '', slotKeys: [] } };

const keysIn = (state: Session, { addressNo, slotKeys }: KeptSlots): readonly SlotKey[] =>
  state.extras.delivery?.chosen ?? (addressNo === addressNoOf(state.cart) ? slotKeys : []);

/** Builds the checkout request for the selected units of the tab, with the visible total (CK-16). */
export const checkoutRequestOf = (state: Session, { memo, slots }: Remembered = nothingRemembered): CheckoutRequest => {
  const units = chosenUnits(state.cart);
  const deliverySlots = keysOfUnits(units, keysIn(state, slots));
  const cartUnitIds = units.map((unit) => unit.cartUnitId);
  const chosen = new Set(cartUnitIds);
  const oversea = overseaIn(state.cart);
  return {
    cartUnitIds,
    coupons: state.cart.coupons.applied.flatMap(({ cartUnitIds: ids, couponIssueNo: couponNo, couponType }) => {
      const used = ids.filter((id) => chosen.has(id));
      return used.length > 0 ? [{ cartUnitIds: used, couponNo, couponType }] : [];
    }),
    discounts: orderedDiscountsOf(state.cart),
    branchServiceType: serviceOfOrder(deliverySlots, state.branchServiceType),
    cartVersion: state.cartVersion,
    payableSeen: payableOf(state.cart),
    agreed: state.agreed,
    oversea: oversea && {
      countryType: oversea.country,
      shippingCompany: oversea.selectedCompany,
      // the rules also treat a malformed number as missing, so it does not block the order
      papers: hasTaiwanId(oversea.papers) ? oversea.papers : { ...oversea.papers, taiwanIdNumber: undefined },
    },
    ...(memo === '' ? {} : { memo }),
    ...(deliverySlots.length === 0 ? {} : { deliverySlots }),
  };
};
