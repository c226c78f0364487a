import { either as E } from 'fp-ts';
import { featuresOf, type CartUnit, type CartUnitId, type PriceSignal } from '@baguni/domain';
import { storefrontOf } from '../../cart/open-state.ts';
import { readCart } from '../../cart/read-cart.ts';
import type { Handler } from '../../request/handler.ts';
import type { PriceChange } from '../../store/offers.ts';

/** What a unit's item cost when the unit was put in: before the first change since. */
const signalOf = (unit: CartUnit, changes: readonly PriceChange[]): PriceSignal | undefined => {
  const inserted = Date.parse(unit.insertDateISO);
  const since = changes.filter(({ itemNo, changedAt }) => itemNo === unit.item.itemNo && changedAt > inserted);
  const [first] = since.toSorted((a, b) => a.changedAt - b.changedAt);
  const now = unit.item.itemSellPrice;
  return first && first.before !== now ? { cartUnitId: unit.cartUnitId, before: first.before, now } : undefined;
};

/** Which of the buyer's units have another price than when they were put in (CM-29); others' units are not found. */
export const postSignalItems: Handler<
  { readonly cartUnitIds: readonly CartUnitId[] },
  { readonly signals: readonly PriceSignal[] }
> =
  (deps) =>
  async ({ cartUnitIds }) => {
    if (!featuresOf(storefrontOf(deps)).priceSignals) return E.right({ signals: [] });
    const { priceChanges = [] } = await deps.tx.offers(deps.session.scope.tenant);
    const { units } = await readCart(deps);
    const asked = units.filter(({ cartUnitId }) => cartUnitIds.includes(cartUnitId));
    return E.right({ signals: asked.flatMap((unit) => signalOf(unit, priceChanges) ?? []) });
  };
