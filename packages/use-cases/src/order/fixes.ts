import type { CartEvent, CommandOf, UnapplyCouponsRequest } from '@baguni/domain';
import { either as E } from 'fp-ts';
import { concat, EMPTY, ignoreElements, map, merge, switchMap, tap, type Observable } from 'rxjs';
import { afterFailure } from '../after-failure.ts';
import { askReported } from '../ask.ts';
import { couponsChanged } from '../coupons/coupons-changed.ts';
import type { Deps, UseCase } from '../deps.ts';
import { mustReadAgain } from '../errors.ts';
import { sendFirstReqOnly } from '../flow.ts';
import { ofType } from '../of-type.ts';

/** Which coupons are meant: those named, else all of the units. */
const requestOf = ({
  cartUnitIds,
  couponIssueNoes,
}: Omit<CommandOf<'RemoveCoupons'>, 'type'>): UnapplyCouponsRequest =>
  couponIssueNoes ? { cartUnitIds: [], couponIssueNoes } : { cartUnitIds, couponIssueNoes: [] };

/** Coupons are taken off as a whole; after a lost answer the cart is read again. */
export const removeCoupons = (deps: Deps, command: Omit<CommandOf<'RemoveCoupons'>, 'type'>): Observable<CartEvent> =>
  askReported(deps.log, deps.server.unapplyCoupons(requestOf(command))).pipe(
    switchMap((answer): Observable<CartEvent> => {
      if (E.isRight(answer)) return couponsChanged(deps, answer.right);
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
      sendFirstReqOnly((command) => removeCoupons(deps, command)),
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
