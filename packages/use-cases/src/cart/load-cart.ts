import {
  type ApiError,
  clearUnits,
  hasMerged,
  type InitialCart,
  isUnknownOutcome,
  mergedNotice,
  type MergeReport,
} from '@baguni/domain/internal';
import { either as E } from 'fp-ts';
import { catchError, concat, defer, EMPTY, type Observable, of, switchMap } from 'rxjs';
import { alert, ask, notify } from '../flow/ask.ts';
import type { Deps } from '../flow/deps.ts';
import { sendFor } from '../flow/flow.ts';
import { reportThrown } from '../flow/thrown.ts';
import { type CartEvent, extrasRead } from '../session/event.ts';
import { autoSelected, initialOf } from '../session/load-plan.ts';

/** A loaded cart and the notices to show once it is open. */
interface LoadedCart {
  readonly initial: InitialCart;
  readonly telling: Observable<CartEvent>;
}

type Loading<A> = Promise<E.Either<ApiError, A>>;

const readInitial = ({ server }: Deps): Loading<InitialCart> => server.getInitialCart()();

/** Reports a failed write without blocking the page. Reloads the cart if the write may have succeeded. */
const goOn = async (deps: Deps, initial: InitialCart, error: ApiError): Loading<InitialCart> => {
  deps.log.report({ type: 'CallFailed', error });
  const read = isUnknownOutcome(error) ? await readInitial(deps) : E.right(initial);
  return E.isRight(read) ? read : E.right(initial);
};

/** Shows a toast if the whole guest cart was merged, and an alert if some units did not fit. */
const tellMerge = ({ shopper }: Deps, merge: MergeReport): Observable<CartEvent> => {
  const { added, addedUp, left } = merge;
  const notice = hasMerged(merge) ? notify(shopper, mergedNotice(merge)) : EMPTY;
  return concat(
    hasMerged({ added, addedUp }) ? of(extrasRead({ merged: { added, addedUp } })) : EMPTY,
    left.length > 0 ? alert(shopper, { type: 'Merged', merge }) : notice,
  );
};

const mergeGuestCart = async (deps: Deps, first: InitialCart): Loading<LoadedCart> => {
  const answer = await deps.server.mergeCart()();
  const telling = E.isLeft(answer) ? EMPTY : tellMerge(deps, answer.right);
  const read = E.isLeft(answer) ? await goOn(deps, first, answer.left) : await readInitial(deps);
  return E.map((initial: InitialCart) => ({ initial, telling }))(read);
};

const removeFlagged = async (deps: Deps, initial: InitialCart): Loading<InitialCart> => {
  const request = { cartUnitIds: initial.removeCartUnitIds, deleteCauseType: 'Buyer' } as const;
  const answer = await deps.server.removeCartUnits(request)();
  if (E.isLeft(answer)) return goOn(deps, initial, answer.left);
  const { removedCartUnitIds: gone, cartVersion } = answer.right;
  deps.log.report({ type: 'UnitsRemoved', count: gone.length });
  return E.right({
    ...initial,
    cartVersion,
    units: initial.units.filter((unit) => !gone.includes(unit.cartUnitId)),
    appliedCoupons: clearUnits(initial.appliedCoupons, gone),
  });
};

/** Merges the guest cart and removes flagged units, if a read asks for it (LS-01). */
const carryOutPlan = async (deps: Deps, first: InitialCart): Loading<LoadedCart> => {
  const read = first.isNeedMerge ? await mergeGuestCart(deps, first) : E.right({ initial: first, telling: EMPTY });
  if (E.isLeft(read) || read.right.initial.removeCartUnitIds.length === 0) return read;
  const { telling } = read.right;
  return E.map((initial: InitialCart) => ({ initial, telling }))(await removeFlagged(deps, read.right.initial));
};

const readAsPlanned = async (deps: Deps): Loading<LoadedCart> => {
  const read = await readInitial(deps);
  return E.isRight(read) ? carryOutPlan(deps, read.right) : read;
};

/** Follows a redirect of the failed call (ER-06). Without the code for it, the shopper only sees the load error. */
const followFailure = (deps: Deps, error: ApiError): Observable<never> =>
  defer(deps.chunks.more).pipe(
    switchMap(({ handleFailure }) => handleFailure(deps, error, { origin: 'Load' })),
    catchError((thrown: unknown) => {
      reportThrown(deps.log, thrown);
      return EMPTY;
    }),
  );

/** Shows the load error in place of the cart, then follows a redirect. */
const failOpening = (deps: Deps, error: ApiError): Observable<CartEvent> =>
  concat(
    defer(() => {
      if (deps.state().load !== 'LoadFailed') deps.log.report({ type: 'CallFailed', error });
      return of<CartEvent>({ type: 'CartLoadFailed', error });
    }),
    followFailure(deps, error),
  );

const openLoaded = (deps: Deps, loading: () => Loading<LoadedCart>): Observable<CartEvent> =>
  ask(loading).pipe(
    switchMap((answer) => {
      if (E.isLeft(answer)) return failOpening(deps, answer.left);
      const { initial, telling } = answer.right;
      const remembered = deps.memory.recall();
      const selected = autoSelected(initial.units, deps.clock.now(), remembered);
      return concat(of<CartEvent>({ type: 'CartOpened', initial, autoSelected: selected }), telling);
    }),
  );

const open = (deps: Deps): Observable<CartEvent> =>
  ask(deps.server.getEnvironment()).pipe(
    switchMap((answer) =>
      E.isLeft(answer)
        ? failOpening(deps, answer.left)
        : concat(
            of<CartEvent>({ type: 'EnvironmentRead', environment: answer.right }),
            openLoaded(deps, () => readAsPlanned(deps)),
          ),
    ),
  );

export const loadCart = sendFor('OpenCart', open);

/** Restores the selection of the first view, or a richer one from this browser tab (WA-25). */
const resumed = ({ state, clock, memory }: Deps): CartEvent => {
  const { units, selected } = state().cart;
  const remembered = memory.recall();
  return { type: 'CartResumed', selected: remembered ? autoSelected(units, clock.now(), remembered) : selected };
};

/** Resumes a server-rendered cart without repeating known reads, and executes its load plan. */
export const resumeCart = sendFor('ResumeCart', (deps, { plan }) =>
  plan.merge || plan.remove.length > 0
    ? openLoaded(deps, () => carryOutPlan(deps, initialOf({ state: deps.state(), plan })))
    : of(resumed(deps)),
);
