import { buyerRefusal } from '@baguni/domain';
import type { CartEvent, CartEventType } from '../session/event.ts';
import type { Command } from '../session/command.ts';
import type { CouponPromptMemory } from '../ports/memories.ts';
import { either as E, option as O } from 'fp-ts';
import { concat, filter, map, merge, of, tap, type Observable } from 'rxjs';
import { askReported } from '../flow/ask.ts';
import type { Deps, UseCase } from '../flow/deps.ts';
import { ofType, takeLastResOnly } from '../flow/flow.ts';

const unsettling: readonly CartEventType[] = [
  'CartOpened',
  'CartResumed',
  'CouponBoxApplyFailed',
  'CombinationApplyFailed',
];

const isWanted =
  ({ state }: Deps) =>
  ({ type }: CartEvent): boolean => {
    const { status } = state().cart.coupons;
    const isUnknown = status === 'NotAsked' || status === 'Failed';
    return unsettling.includes(type) || (type === 'CouponBoxOpened' && isUnknown);
  };

const read = ({ server, log }: Deps): Observable<CartEvent> =>
  concat(
    of<CartEvent>({ type: 'CouponsAsked' }),
    askReported(log, server.getCouponBox({ cartUnitIds: [] })).pipe(
      map(
        E.match(
          (error): CartEvent => ({ type: 'CouponsFailed', error }),
          ({ coupons }): CartEvent => ({ type: 'CouponsRead', coupons }),
        ),
      ),
    ),
  );

const closedPrompt = (prompt: CouponPromptMemory, commands: Observable<Command>): Observable<CartEvent> =>
  merge(
    commands.pipe(
      ofType('DismissCouponPrompt'),
      tap(() => prompt.rememberClosed()),
    ),
    commands.pipe(
      filter(({ type }) => type === 'OpenCart' || type === 'ResumeCart'),
      filter(() => prompt.isClosed()),
    ),
  ).pipe(map((): CartEvent => ({ type: 'CouponPromptDismissed' })));

/**
 * Reads coupons after the cart. A failure stays silent until the box opens, which retries. Buyers without coupon
 * access send no request.
 */
export const readCoupons: UseCase = (deps) => (commands) =>
  merge(
    merge(deps.events.pipe(filter(isWanted(deps))), commands.pipe(ofType('ReadCoupons'))).pipe(
      filter(() => O.isNone(buyerRefusal(deps.state().cart.buyer))),
      takeLastResOnly(() => read(deps)),
    ),
    closedPrompt(deps.couponPrompt, commands),
  );
