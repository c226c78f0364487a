import type { CartEvent, CartUnitId } from '@baguni/domain';
import { either as E } from 'fp-ts';
import { concat, EMPTY, ignoreElements, map, merge, of, switchMap, tap, type Observable } from 'rxjs';
import { afterFailure } from '../after-failure.ts';
import { askReported } from '../ask.ts';
import type { Deps, UseCase } from '../deps.ts';
import { mustReadAgain } from '../errors.ts';
import { sendFirstReqOnly } from '../flow.ts';
import { ofType } from '../of-type.ts';

/** All coupons of these units, taken off as a whole; after a lost answer the cart is read again. */
const removeCoupons = (deps: Deps, cartUnitIds: readonly CartUnitId[]): Observable<CartEvent> =>
  askReported(deps.log, deps.server.unapplyCoupons({ cartUnitIds, couponIssueNoes: [] })).pipe(
    switchMap((answer): Observable<CartEvent> => {
      if (E.isRight(answer)) return of({ type: 'CouponsApplied', ...answer.right });
      const again = mustReadAgain(answer.left) ? deps.readAgain.pipe(ignoreElements()) : EMPTY;
      return concat(again, afterFailure(deps, answer.left));
    }),
  );

/** What removes a reason that blocks the order, where no other use case does it (CK-18). */
export const fixes: UseCase = (deps) => (commands) =>
  merge(
    commands.pipe(
      ofType('Agree'),
      map(({ code }): CartEvent => ({ type: 'OrderAgreed', code })),
    ),
    commands.pipe(
      ofType('RemoveCoupons'),
      sendFirstReqOnly(({ cartUnitIds }) => removeCoupons(deps, cartUnitIds)),
    ),
    commands.pipe(
      ofType('VerifyIdentity'),
      tap(() => deps.page.goToSelfAuthentication()),
      ignoreElements(),
    ),
    commands.pipe(
      ofType('SignIn'),
      tap(() => deps.page.goToSignIn()),
      ignoreElements(),
    ),
  );
