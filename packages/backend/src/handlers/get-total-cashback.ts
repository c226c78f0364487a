import { either as E } from 'fp-ts';
import {
  cashbackAnswerOf,
  cashbackOf,
  cashbackUnitsOf,
  chosenUnits,
  isTargeted,
  pricedOf,
  type CartUnit,
  type CashbackAnswer,
  type CashbackPolicy,
  type CashbackRequest,
} from '@baguni/domain';
import { stateOf } from '../cart/open-state.ts';
import { readCart } from '../cart/read-cart.ts';
import { withPieces } from '../cart/with-pieces.ts';
import type { CashbackTerms } from '../store/offers.ts';
import type { Handler } from './handler.ts';

const policyFor = ({ target, ...terms }: CashbackTerms, units: readonly CartUnit[]): CashbackPolicy => ({
  ...terms,
  cartUnitIds: units.filter((unit) => isTargeted(target, unit)).map(({ cartUnitId }) => cartUnitId),
});

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
    const chosen = chosenUnits(state);
    const { cashbacks } = await tx.offers(session.scope.tenant);
    const units = cashbackUnitsOf(
      pricedOf(state),
      chosen.map(({ cartUnitId }) => cartUnitId),
    );
    const policies = cashbacks.map((terms) => policyFor(terms, chosen));
    return E.right(cashbackAnswerOf(cashbackOf({ units, policies, buyer: state.buyer })));
  };
