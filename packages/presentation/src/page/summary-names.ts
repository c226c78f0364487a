import type { CartUnit, CartUnitId, LedgerEntry } from '@baguni/domain';
import type { CartSelectors } from './cart-selectors.ts';
import type { ViewContext } from '../common/context.ts';
import { nameIn } from '../common/item-names.ts';
import { sellerNameOf } from '../cart/seller-group-view.ts';
import type { SummaryNames } from '../prices/summary-view.ts';

export const summaryNames = (cart: CartSelectors, context: ViewContext): SummaryNames => {
  const unitOf = (id: CartUnitId): CartUnit | undefined => cart.unitsById.get(id);
  const placeOf = ({ place, sellerGroupKey }: LedgerEntry): string | undefined => {
    if (place.type !== 'Bundle') return nameIn(context, unitOf)(place.cartUnitId);
    const group = cart.index.sellerGroups.get(sellerGroupKey);
    return group && sellerNameOf(context, group);
  };
  return {
    blockersOf: (findings) => cart.deferred?.blockersView(context, findings, unitOf),
    inExchange: (amount, exchange) => cart.deferred?.inExchange(context, amount, exchange),
    get linesOf() {
      const { deferred } = cart;
      return deferred && ((entries: readonly LedgerEntry[]) => deferred.ledgerLines(context, entries, placeOf));
    },
  };
};
