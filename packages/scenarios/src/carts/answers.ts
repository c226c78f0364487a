import {
  cashbackAnswerOf,
  cashbackOf,
  cashbackUnitsOf,
  chosenUnits,
  isTargeted,
  pricedOf,
  type CartState,
  type CashbackAnswer,
  type ShippingBundle,
} from '@baguni/domain';
import type { DemoCashback } from '../catalogue/offers.ts';

/** What the parcels of a selection cost, as the server answers it (CM-13). */
export const shippingBundlesOf = (state: CartState): readonly ShippingBundle[] => {
  const maxCharge = new Map(state.bundleTerms.map((terms) => [terms.bundleKey, terms.isMaxCharge]));
  return [...pricedOf(state).bundleFees.values()].map(({ bundleKey, fee }) => ({
    bundleKey,
    shippingFee: fee,
    isMaxCharge: maxCharge.get(bundleKey) ?? false,
  }));
};

/** What a selection gives back by these terms, as the server answers it (CM-33). */
export const totalCashbackOf = (state: CartState, terms: readonly DemoCashback[]): CashbackAnswer => {
  const chosen = chosenUnits(state);
  const policies = terms.map(({ target, ...policy }) => ({
    ...policy,
    cartUnitIds: chosen.filter((unit) => isTargeted(target, unit)).map(({ cartUnitId }) => cartUnitId),
  }));
  const units = cashbackUnitsOf(
    pricedOf(state),
    chosen.map(({ cartUnitId }) => cartUnitId),
  );
  return cashbackAnswerOf(cashbackOf({ units, policies, buyer: state.buyer }));
};
