import type { Removal } from '@baguni/contract';
import { idsOf, isUnknownOutcome, type ApiError, type CartUnit, type CartUnitId } from '@baguni/domain/internal';
import { either as E } from 'fp-ts';
import {
  concat,
  defer,
  EMPTY,
  filter,
  ignoreElements,
  map,
  merge,
  mergeMap,
  of,
  pairwise,
  switchMap,
  type Observable,
} from 'rxjs';
import { alert, askReported, confirmed, notify } from '../flow/ask.ts';
import type { Deps, FeaturePorts, UseCase } from '../flow/deps.ts';
import { mergeUseCases, ofType, onceOpened, sendFirstReqOnlyPer } from '../flow/flow.ts';
import { handleFailure, mustReadAgain, reread } from '../flow/handle-failure.ts';
import { askPriced } from '../flow/ask-priced.ts';
import type { CartEvent } from '../session/event.ts';
import { messageOf } from '../session/notices.ts';
import { putBack, withoutSaved } from './bring-back.ts';
import { ofGone, removalOf } from './delete-units.ts';

type Ports = Pick<FeaturePorts, 'saved'>;

const shown = (saved: readonly CartUnit[]): CartEvent => ({ type: 'ExtrasRead', extras: { saved } });

/** Reads the saved units, again if they changed meanwhile. A failure is silent and keeps the known ones. */
const read = (deps: Deps, ports: Ports): Observable<CartEvent> =>
  defer(() => {
    const { saved: server } = ports;
    const before = deps.state().extras.saved;
    return askReported(deps.log, server.getSavedUnits()).pipe(
      switchMap((answer) => {
        if (E.isLeft(answer)) return EMPTY;
        return deps.state().extras.saved === before ? of(shown(answer.right.units)) : read(deps, ports);
      }),
    );
  });

const savedNow = ({ state }: Deps): readonly CartUnit[] => state().extras.saved ?? [];

/** Emits when a reloaded cart lacks units, or shows that saved units may have changed, because of another tab. */
const changedElsewhere = (deps: Deps): Observable<unknown> =>
  deps.events.pipe(
    map(({ type }) => ({ type, units: deps.state().cart.units })),
    pairwise(),
    filter(([before, { type, units }]) => {
      if (type !== 'CartReloaded') return false;
      const ids = new Set(idsOf(units));
      return savedNow(deps).length > 0 || before.units.some(({ cartUnitId }) => !ids.has(cartUnitId));
    }),
  );

const reading =
  (ports: Ports): UseCase =>
  (deps) =>
  () =>
    merge(onceOpened(deps), changedElsewhere(deps)).pipe(switchMap(() => read(deps, ports)));

const reportSaved = (deps: Deps, removal: Removal, ids: readonly CartUnitId[], cartVersion: number) => {
  if (ids.length === 0) return EMPTY;
  const gone = ofGone(removal, ids);
  const units = gone.units.map((unit) => ({ ...unit, appliedCouponIssueNoes: [] }));
  return of<CartEvent[]>(
    { type: 'UnitsDeleted', cartUnitIds: ids, cartVersion },
    {
      type: 'ExtrasRead',
      extras: { removal: gone, saved: [...units, ...savedNow(deps)] },
    },
  );
};

/** Ends the saving of units that a reload no longer contains. */
const withoutUnits = ({ state }: Deps, cartUnitIds: readonly CartUnitId[]): Observable<CartEvent> =>
  defer(() => of<CartEvent>({ type: 'UnitsDeleted', cartUnitIds, cartVersion: state().cartVersion }));

const failSaving = (deps: Deps, cartUnitIds: readonly CartUnitId[], error: ApiError): Observable<CartEvent> =>
  concat(
    of<CartEvent>({ type: 'UnitsDeleteFailed', cartUnitIds, error }),
    handleFailure(deps, error, { otherwise: 'SAVE-FAILED' }),
  );

/** After a lost answer, reads of the cart and of the saved units show whether the units were saved. */
const compareWithReread = (deps: Deps, removal: Removal, error: ApiError): Observable<CartEvent> => {
  const ids = idsOf(removal.units);
  return reread(deps).pipe(
    switchMap((known) => {
      const { cart } = deps.state();
      const there = ids.filter((id) => cart.units.some(({ cartUnitId }) => cartUnitId === id));
      const gone = ids.filter((id) => !there.includes(id));
      return concat(
        gone.length === 0
          ? EMPTY
          : concat(
              withoutUnits(deps, gone),
              of<CartEvent>({ type: 'ExtrasRead', extras: { removal: ofGone(removal, gone) } }),
            ),
        there.length === 0
          ? EMPTY
          : concat(
              of<CartEvent>({ type: 'UnitsDeleteFailed', cartUnitIds: there, error }),
              handleFailure(deps, error, { otherwise: 'SAVE-FAILED', reread: known }),
            ),
      );
    }),
  );
};

const save = (deps: Deps, { saved: server }: Ports, ids: readonly CartUnitId[]): Observable<CartEvent> => {
  const { cart, deleting } = deps.state();
  const units = cart.units.filter(({ cartUnitId: id }) => ids.includes(id) && !deleting.includes(id));
  if (units.length === 0) return EMPTY;
  const removal = removalOf(deps, 'Saved', units);
  const cartUnitIds = idsOf(units);
  return concat(
    of<CartEvent>({ type: 'UnitsDeleteStarted', cartUnitIds }),
    askPriced(deps, server.saveForLater, { cartUnitIds }).pipe(
      switchMap((answer): Observable<CartEvent> => {
        if (E.isLeft(answer))
          return mustReadAgain(answer.left)
            ? compareWithReread(deps, removal, answer.left)
            : failSaving(deps, cartUnitIds, answer.left);
        const { savedCartUnitIds, cartVersion } = answer.right;
        const gone = cartUnitIds.filter((id) => !savedCartUnitIds.includes(id));
        return concat(
          reportSaved(deps, removal, savedCartUnitIds, cartVersion),
          // another tab removed or saved the others
          gone.length > 0 ? concat(deps.readAgain.pipe(ignoreElements()), withoutUnits(deps, gone)) : EMPTY,
        );
      }),
    ),
  );
};

const saving =
  (ports: Ports): UseCase =>
  (deps) =>
  (commands) =>
    commands.pipe(
      ofType('SaveForLater'),
      mergeMap(({ cartUnitIds }) => save(deps, ports, cartUnitIds)),
    );

/** Ends the undo offer of saved units that the shopper moves or deletes from the list. */
const endUndo = ({ state }: Deps, units: readonly CartUnit[]): Observable<CartEvent> => {
  const { removal } = state().extras;
  return removal?.kind === 'Saved' && idsOf(removal.units).some((id) => idsOf(units).includes(id))
    ? of({ type: 'ExtrasRead', extras: { removal: null } })
    : EMPTY;
};

/** Moves equal units one after the other, until one is refused; the rest stays saved. */
const move = (deps: Deps, ports: Ports, [unit, ...rest]: readonly CartUnit[]): Observable<CartEvent> =>
  unit
    ? putBack(deps, unit, { order: [], selects: false, server: ports.saved }).pipe(
        switchMap((tried) =>
          E.isLeft(tried)
            ? handleFailure(deps, tried.left.error, { otherwise: 'ADD-FAILED' })
            : concat(
                withoutSaved(deps, [unit.cartUnitId]),
                deps.readAgain.pipe(ignoreElements()),
                move(deps, ports, rest),
              ),
        ),
      )
    : notify(deps.shopper, messageOf('MOVED-TO-CART'));

const savedOf = (deps: Deps, ids: readonly CartUnitId[]): readonly CartUnit[] =>
  savedNow(deps).filter(({ cartUnitId }) => ids.includes(cartUnitId));

const moving =
  (ports: Ports): UseCase =>
  (deps) =>
  (commands) =>
    commands.pipe(
      ofType('MoveToCart'),
      sendFirstReqOnlyPer(
        ({ cartUnitIds }) => cartUnitIds.join(),
        ({ cartUnitIds }) => {
          const units = savedOf(deps, cartUnitIds);
          return units.length > 0 ? concat(endUndo(deps, units), move(deps, ports, units)) : EMPTY;
        },
      ),
    );

const remove = (deps: Deps, ports: Ports, cartUnitIds: readonly CartUnitId[]): Observable<CartEvent> => {
  const { saved: server } = ports;
  return askReported(deps.log, server.removeSavedUnits({ cartUnitIds })).pipe(
    switchMap((answer) => {
      if (E.isRight(answer)) return withoutSaved(deps, cartUnitIds);
      if (!isUnknownOutcome(answer.left)) return handleFailure(deps, answer.left, { otherwise: 'DELETE-FAILED' });
      return concat(
        read(deps, ports),
        defer(() => (savedOf(deps, cartUnitIds).length > 0 ? alert(deps.shopper, messageOf('DELETE-FAILED')) : EMPTY)),
      );
    }),
  );
};

const removing =
  (ports: Ports): UseCase =>
  (deps) =>
  (commands) =>
    commands.pipe(
      ofType('DeleteSaved'),
      sendFirstReqOnlyPer(
        ({ cartUnitIds }) => cartUnitIds.join(),
        ({ cartUnitIds }) => {
          const units = savedOf(deps, cartUnitIds);
          return confirmed(deps.shopper.confirm({ type: 'Delete', place: 'Unit', units: units.slice(0, 1) })).pipe(
            filter((yes) => yes && units.length > 0),
            mergeMap(() => concat(endUndo(deps, units), remove(deps, ports, cartUnitIds))),
          );
        },
      ),
    );

/** Saves units for later, moves them back and deletes them. A saved unit has no price, no limit and no order. */
export const saveForLater = (ports: Ports): UseCase =>
  mergeUseCases([reading(ports), saving(ports), moving(ports), removing(ports)]);
