import type { ClubInfo } from '@baguni/domain';
import type { CartEvent } from '../session/event.ts';
import { either as E } from 'fp-ts';
import { concat, defer, EMPTY, filter, of, startWith, switchMap, take, type Observable } from 'rxjs';
import type { Deps } from '../flow/deps.ts';
import { handleFailure } from '../flow/handle-failure.ts';
import { askReported } from '../flow/ask.ts';

/** Reads the club membership. A failure is silent and keeps the known value. */
export const readClub = ({ server, log }: Deps): Observable<CartEvent> =>
  askReported(log, server.getUnifyMembershipInfo()).pipe(
    switchMap((answer) =>
      E.isRight(answer) ? of<CartEvent>({ type: 'ExtrasRead', extras: { club: answer.right } }) : EMPTY,
    ),
  );

/** A read would overtake a pending quantity and lose it. */
const nothingOnItsWay = ({ state, events }: Deps): Observable<unknown> =>
  events.pipe(
    startWith(undefined),
    filter(() => state().cart.saving.length === 0 && state().deleting.length === 0),
    take(1),
  );

/** Reloads cart and buyer, because prices, cashback and thresholds depend on the membership. Keeps the selection. */
export const rereadCart = (deps: Deps): Observable<CartEvent> =>
  nothingOnItsWay(deps).pipe(
    switchMap(() => askReported(deps.log, deps.server.getInitialCart())),
    switchMap((answer): Observable<CartEvent> =>
      E.isRight(answer)
        ? of({ type: 'CartOpened', initial: answer.right, autoSelected: deps.state().cart.selected })
        : handleFailure(deps, answer.left),
    ),
  );

const differs = ({ state }: Deps, { unifyMembershipInfo }: ClubInfo): boolean => {
  const { isSmileClub, clubMemberType } = state().cart.buyer;
  const { smileClubMember, smileClubMemberInformation } = unifyMembershipInfo;
  return smileClubMember !== isSmileClub || smileClubMemberInformation.memberType !== clubMemberType;
};

/** Reads the membership, and reloads the cart if the membership has changed. */
export const readMembership = (deps: Deps): Observable<CartEvent> =>
  readClub(deps).pipe(
    switchMap((event) =>
      concat(
        of(event),
        defer(() =>
          event.type === 'ExtrasRead' && event.extras.club && differs(deps, event.extras.club)
            ? rereadCart(deps)
            : EMPTY,
        ),
      ),
    ),
  );
