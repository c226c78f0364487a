import type { ApiError, ClubInfo, ClubJoinScene } from '@baguni/domain';
import type { CartEvent } from '../session/event.ts';
import { either as E, option as O } from 'fp-ts';
import { concat, defer, EMPTY, merge, of, switchMap, timer, type Observable } from 'rxjs';
import type { Deps } from '../flow/deps.ts';
import { handleFailure } from '../flow/handle-failure.ts';
import { askReported } from '../flow/ask.ts';
import { rereadCart } from './read-membership.ts';

/** Time before the success layer closes, in ms. */
const SUCCESS_MS = 3000;

const scene = (clubJoin: ClubJoinScene): Observable<CartEvent> => of({ type: 'ExtrasRead', extras: { clubJoin } });

const readGift = ({ server, log }: Deps): Observable<CartEvent> =>
  askReported(log, server.getWelcomeGift()).pipe(
    switchMap((answer): Observable<CartEvent> =>
      E.isRight(answer) && O.isSome(answer.right.clubWelcomeGift)
        ? of({ type: 'ExtrasRead', extras: { welcomeGift: answer.right.clubWelcomeGift.value } })
        : EMPTY,
    ),
  );

const closeLayer = ({ state }: Deps): Observable<CartEvent> =>
  O.toUndefined(state().sideLayer) === 'SmileClubOneClickJoin' ? of({ type: 'SideLayerClosed' }) : EMPTY;

const closing = (deps: Deps): Observable<CartEvent> =>
  timer(SUCCESS_MS).pipe(switchMap(() => concat(closeLayer(deps), scene('Default'))));

const joined = (deps: Deps, club: ClubInfo): Observable<CartEvent> =>
  concat(
    of<CartEvent>({ type: 'ExtrasRead', extras: { club, clubJoin: 'Success' } }),
    merge(rereadCart(deps), readGift(deps), closing(deps)),
  );

const isMember = ({ unifyMembershipInfo }: ClubInfo): boolean => unifyMembershipInfo.smileClubMember;

/** After a lost answer, or for an existing member, the server decides whether the buyer has joined. */
const failed = (deps: Deps, error: ApiError): Observable<CartEvent> =>
  askReported(deps.log, deps.server.getUnifyMembershipInfo()).pipe(
    switchMap((read) => {
      if (E.isRight(read) && isMember(read.right)) return joined(deps, read.right);
      return concat(scene('Default'), handleFailure(deps, error, { otherwise: 'CLUB-JOIN-FAILED' }));
    }),
  );

export const joinClub = (deps: Deps): Observable<CartEvent> =>
  concat(
    scene('Loading'),
    defer(() => askReported(deps.log, deps.server.joinSmileClubByOneClick(undefined, deps.newKey()))).pipe(
      switchMap((answer) => (E.isRight(answer) ? joined(deps, answer.right) : failed(deps, answer.left))),
    ),
  );
