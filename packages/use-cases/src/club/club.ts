import { type ApiError, type ClubInfo, type ClubJoinScene, featuresOf } from '@baguni/domain/internal';
import { either as E } from 'fp-ts';
import { concat, defer, EMPTY, filter, map, merge, type Observable, of, startWith, switchMap, take, timer } from 'rxjs';
import { askReported, readOptional } from '../flow/ask.ts';
import type { Deps, UseCase } from '../flow/deps.ts';
import { mergeUseCases, openings, readFor, sendFor, takeLastResOnly } from '../flow/flow.ts';
import { handleFailure } from '../flow/handle-failure.ts';
import type { CommandOf } from '../session/command.ts';
import { type CartEvent, extrasRead } from '../session/event.ts';
import { ifLost } from '../session/failure-notices.ts';

/** Reads the club membership. A failure is silent and keeps the known value. */
const readClub = (deps: Deps): Observable<ClubInfo> => readOptional(deps, deps.server.getUnifyMembershipInfo());

/** A read would overtake a pending quantity and lose it. */
const nothingOnItsWay = ({ state, events }: Deps): Observable<unknown> =>
  events.pipe(
    startWith(undefined),
    filter(() => state().cart.saving.length === 0 && state().deleting.length === 0),
    take(1),
  );

/** Reloads cart and buyer, because prices, cashback and thresholds depend on the membership. Keeps the selection. */
const rereadCart = (deps: Deps): Observable<CartEvent> =>
  nothingOnItsWay(deps).pipe(
    switchMap(() => askReported(deps.log, deps.server.getInitialCart())),
    switchMap((answer): Observable<CartEvent> =>
      E.isRight(answer)
        ? of({ type: 'CartOpened', initial: answer.right, autoSelected: deps.state().cart.selected })
        : handleFailure(deps, answer.left, ifLost(answer.left, 'BUYER-LOAD-FAILED')),
    ),
  );

const differs = ({ state }: Deps, { unifyMembershipInfo }: ClubInfo): boolean => {
  const { isSmileClub, clubMemberType } = state().cart.buyer;
  const { smileClubMember, smileClubMemberInformation } = unifyMembershipInfo;
  return smileClubMember !== isSmileClub || smileClubMemberInformation.memberType !== clubMemberType;
};

/** Reads the membership, and reloads the cart if the membership has changed. */
const readMembership = (deps: Deps): Observable<CartEvent> =>
  readClub(deps).pipe(
    switchMap((club) =>
      concat(
        of(extrasRead({ club })),
        defer(() => (differs(deps, club) ? rereadCart(deps) : EMPTY)),
      ),
    ),
  );

/** Time before the success layer closes, in ms. */
const SUCCESS_MS = 3000;

const scene = (clubJoin: ClubJoinScene): Observable<CartEvent> => of(extrasRead({ clubJoin }));

const readGift = (deps: Deps): Observable<CartEvent> =>
  readOptional(deps, deps.server.getWelcomeGift()).pipe(
    switchMap(({ clubWelcomeGift: gift }) => (gift === undefined ? EMPTY : of(extrasRead({ welcomeGift: gift })))),
  );

const closeLayer = ({ state }: Deps): Observable<CartEvent> =>
  state().sideLayer === 'SmileClubOneClickJoin' ? of({ type: 'SideLayerClosed' }) : EMPTY;

const closing = (deps: Deps): Observable<CartEvent> =>
  timer(SUCCESS_MS).pipe(switchMap(() => concat(closeLayer(deps), scene('Default'))));

const joined = (deps: Deps, club: ClubInfo): Observable<CartEvent> =>
  concat(of(extrasRead({ club, clubJoin: 'Success' })), merge(rereadCart(deps), readGift(deps), closing(deps)));

const isMember = ({ unifyMembershipInfo }: ClubInfo): boolean => unifyMembershipInfo.smileClubMember;

/** After a lost answer, or for an existing member, the server decides whether the buyer has joined. */
const failed = (deps: Deps, error: ApiError): Observable<CartEvent> =>
  askReported(deps.log, deps.server.getUnifyMembershipInfo()).pipe(
    switchMap((read) => {
      if (E.isRight(read) && isMember(read.right)) return joined(deps, read.right);
      return concat(scene('Default'), handleFailure(deps, error, { otherwise: 'CLUB-JOIN-FAILED' }));
    }),
  );

const joinClub = (deps: Deps, { agreed }: CommandOf<'JoinSmileClub'>): Observable<CartEvent> =>
  concat(
    scene('Loading'),
    defer(() => askReported(deps.log, deps.server.joinSmileClubByOneClick({ agreed }, deps.newKey()))).pipe(
      switchMap((answer) => (E.isRight(answer) ? joined(deps, answer.right) : failed(deps, answer.left))),
    ),
  );

const features = mergeUseCases([
  (deps) => () =>
    openings(deps).pipe(takeLastResOnly(() => readClub(deps).pipe(map((read) => extrasRead({ club: read }))))),
  readFor('ReadMembership', readMembership),
  sendFor('JoinSmileClub', joinClub),
]);

/** Handles the club membership and one-click joining. Global sends no club requests. */
export const club: UseCase = (deps) => (commands) =>
  featuresOf(deps.state().cart.storefront).club ? features(deps)(commands) : EMPTY;
