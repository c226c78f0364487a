import { either as E } from 'fp-ts';
import type { CashbackAnswer, CashbackRequest } from '@baguni/domain';
import { totalCashbackOf } from '@baguni/scenarios';
import { stateOf } from '../../cart/open-state.ts';
import { readCart } from '../../cart/read-cart.ts';
import { withPieces } from '../../cart/with-pieces.ts';
import type { Handler } from '../../request/handler.ts';

/**
 * What units of this cart give back (CM-33). Prices, coupons and who is in which membership are the server's own;
 * others' units, and such as cannot be ordered, give nothing (AZ-2, CK-19).
 */
export const getTotalCashback: Handler<CashbackRequest, CashbackAnswer> =
  (deps) =>
  async ({ cartRequests }) => {
    const { tx, session, language } = deps;
    const content = withPieces(await readCart(tx, session.scope, language), cartRequests);
    const asked = cartRequests.map(({ cartUnitId }) => cartUnitId);
    const state = await stateOf(deps, content, asked);
    const { cashbacks } = await tx.offers(session.scope.tenant);
    return E.right(totalCashbackOf(state, cashbacks));
  };
