import { areExtraDiscountsAwaited, boxState, cartSummary, isOrderable, isOverseaAwaited } from '@baguni/domain';
import type { SummaryFacts } from '../prices/summary-view.ts';
import type { ToolbarFacts } from '../cart/toolbar-view.ts';
import type { CartSelectors } from './cart-selectors.ts';

export const toolbarFacts = (cart: CartSelectors): ToolbarFacts => ({
  box: boxState(cart.tabUnits, cart.selected),
  selectedCount: cart.chosenOf(cart.tabUnits).length,
  orderableCount: cart.tabUnits.filter(isOrderable).length,
  unitCount: cart.tabUnits.length,
  isDomesticBusinessman: cart.state.cart.buyer.isDomesticBusinessman,
});

export const summaryFacts = (cart: CartSelectors): SummaryFacts => {
  const { state, priced } = cart;
  return {
    summary: cartSummary(priced),
    shippingKnown: priced.shippingKnown,
    missing: state.cart.missing,
    isAsking:
      state.cart.saving.some(({ cartUnitId }) => cart.selected.has(cartUnitId)) ||
      state.cart.serverPrices.status === 'Asking' ||
      areExtraDiscountsAwaited(state.cart) ||
      isOverseaAwaited(state.cart),
    isOverseaAwaited: isOverseaAwaited(state.cart),
    isOrdering: state.isOrdering,
    isLoaded: state.load === 'Loaded',
    isCouponCancelled: state.isAppliedCouponQuantityChanged,
    warnings: cart.deferred?.warningsOf(state, cart.priced) ?? [],
    exchange: cart.deferred?.exchangeOf(state),
    findings: cart.blockers,
  };
};
