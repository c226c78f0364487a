import { buyerRefusal } from '@baguni/domain';
import type { CartEvent } from '../session/event.ts';
import type { Session } from '../session/session.ts';
import type { Command } from '../session/command.ts';
import { option as O } from 'fp-ts';
import { EMPTY, filter, map, merge, type Observable } from 'rxjs';
import { ofType, sendFirstReqOnly, takeLastResOnly } from '../flow/flow.ts';
import { applyBestCombination, isCurrent } from './apply-best-combination.ts';
import { findBestCombination } from './best-combination.ts';
import type { CouponDeps, CouponUseCase } from '../coupons/coupon-deps.ts';
import { refuseBuyer } from '../coupons/refuse-buyer.ts';

const isApplying = ({ state }: CouponDeps): boolean => O.toUndefined(state().bestCombination)?.status === 'Applying';

const isSearching = ({ state }: CouponDeps): boolean => O.toUndefined(state().bestCombination)?.status === 'Searching';

const find = (deps: CouponDeps, commands: Observable<Command>) => (): Observable<CartEvent> => {
  const refusal = buyerRefusal(deps.state().cart.buyer);
  return O.isSome(refusal) ? refuseBuyer(deps, refusal.value) : findBestCombination(deps, commands);
};

/** Applies the result, or restarts the search if the cart has changed. */
const apply = (deps: CouponDeps, commands: Observable<Command>) => (): Observable<CartEvent> => {
  const preview = O.toUndefined(deps.state().bestCombination);
  if (preview?.status !== 'Found' || O.isNone(preview.found)) return EMPTY;
  const found = preview.found.value;
  return isCurrent(deps.state(), found) ? applyBestCombination(deps, found) : findBestCombination(deps, commands);
};

const stopped = ({ bestCombination }: Session): CartEvent => {
  const found = O.toUndefined(bestCombination)?.found ?? O.none;
  return O.isSome(found) ? { type: 'CombinationFound', found: found.value } : { type: 'CombinationClosed' };
};

export const bestCombinationPreview: CouponUseCase = (deps) => (commands) =>
  merge(
    commands.pipe(
      ofType('FindBestCombination'),
      filter(() => !isApplying(deps)),
      takeLastResOnly(find(deps, commands)),
    ),
    commands.pipe(ofType('ApplyBestCombination'), sendFirstReqOnly(apply(deps, commands))),
    commands.pipe(
      ofType('StopBestCombination'),
      filter(() => isSearching(deps)),
      map(() => stopped(deps.state())),
    ),
    commands.pipe(
      ofType('CloseBestCombination'),
      filter(() => !isApplying(deps)),
      map((): CartEvent => ({ type: 'CombinationClosed' })),
    ),
  );
