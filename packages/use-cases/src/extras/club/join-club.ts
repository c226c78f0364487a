import type { ApiError, ClubInfo, ClubJoinScene } from '@baguni/domain';
import type { CartEvent } from '../../session/event.ts';
import { either as E, option as O } from 'fp-ts';
import { concat, defer, EMPTY, merge, of, switchMap, timer, type Observable } from 'rxjs';
import type { Deps } from '../../deps/deps.ts';
import { handleFailure } from '../../failure/handle-failure.ts';
import { askReported } from '../../flow/ask.ts';
import { rereadCart } from './read-membership.ts';

/** How long success shows before the layer closes by itself, in ms (CL-02). */
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

/** Another layer may be open by then. */
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

/** A lost answer is not a failure, and who is a member already has what they asked for: the server is asked (BL-8). */
const failed = (deps: Deps, error: ApiError): Observable<CartEvent> =>
  askReported(deps.log, deps.server.getUnifyMembershipInfo()).pipe(
    switchMap((read) => {
      if (E.isRight(read) && isMember(read.right)) return joined(deps, read.right);
      return concat(scene('Default'), handleFailure(deps, error, { otherwise: 'CLUB-JOIN-FAILED' }));
    }),
  );

/** Joins the club, and takes its prices over at once (CL-02, CM-38). */
export const joinClub = (deps: Deps): Observable<CartEvent> =>
  concat(
    scene('Loading'),
    defer(() => askReported(deps.log, deps.server.joinSmileClubByOneClick(undefined, deps.newKey()))).pipe(
      switchMap((answer) => (E.isRight(answer) ? joined(deps, answer.right) : failed(deps, answer.left))),
    ),
  );
