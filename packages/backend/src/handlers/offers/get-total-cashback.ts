import { either as E } from 'fp-ts';
import { totalCashbackOf, type CashbackAnswer, type CashbackRequest } from '@baguni/domain';
import { readAskedState } from '../../cart/asked-cart.ts';
import type { Handler } from '../../request/handler.ts';

/**
 * What units of this cart give back (CM-33). Prices, coupons and memberships are the server's own; others' units
 * and units that cannot be ordered give nothing (AZ-2, CK-19), nor do more units than one order of the shop holds (CK-01, EN-09).
 */
export const getTotalCashback: Handler<CashbackRequest, CashbackAnswer> =
  (deps) =>
  async ({ cartRequests }) => {
    const state = await readAskedState(deps, cartRequests.slice(0, deps.engine.orders.changes.orderUnits));
    const { cashbacks } = await deps.tx.offers(deps.session.scope.tenant);
    return E.right(totalCashbackOf(state, cashbacks));
  };
