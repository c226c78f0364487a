import { idsOf, isUnknownOutcome, type CartUnit, type CartUnitId } from '@baguni/domain/internal';
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
import { alert, askReported, confirmed, notify, readOptional } from '../flow/ask.ts';
import type { Deps, UseCase } from '../flow/deps.ts';
import { answerEach, mergeUseCases, onceOpened, sendPerKey } from '../flow/flow.ts';
import { handleFailure } from '../flow/handle-failure.ts';
import { askPriced } from '../flow/ask-priced.ts';
import { type CartEvent, extrasRead } from '../session/event.ts';
import { messageOf } from '../session/notices.ts';
import { putBack, withoutSaved } from './bring-back.ts';
import { remaining, removalOf, takeOut } from './delete-units.ts';

/** Reads the saved units, again if they changed meanwhile. A failure is silent and keeps the known ones. */
const read = (deps: Deps): Observable<CartEvent> =>
  defer(() => {
    const before = deps.state().extras.saved;
    return readOptional(deps, deps.server.getSavedUnits()).pipe(
      switchMap(({ units }) => (deps.state().extras.saved === before ? of(extrasRead({ saved: units })) : read(deps))),
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

const reading: UseCase = (deps) => () =>
  merge(onceOpened(deps), changedElsewhere(deps)).pipe(switchMap(() => read(deps)));

const save = (deps: Deps, ids: readonly CartUnitId[]): Observable<CartEvent> => {
  const units = remaining(deps, ids);
  if (units.length === 0) return EMPTY;
  return takeOut(deps, {
    removal: removalOf(deps, 'Saved', units),
    send: (cartUnitIds) =>
      askPriced(deps, deps.server.saveForLater, { cartUnitIds }).pipe(
        map(E.map(({ savedCartUnitIds, cartVersion }) => ({ cartUnitIds: savedCartUnitIds, cartVersion }))),
      ),
    extrasOf: (gone) => ({
      saved: [...gone.units.map((unit) => ({ ...unit, appliedCouponIssueNoes: [] })), ...savedNow(deps)],
    }),
    otherwise: 'SAVE-FAILED',
  });
};

const saving = answerEach('SaveForLater', (deps, { cartUnitIds }) => save(deps, cartUnitIds));

/** Ends the undo offer of saved units that the shopper moves or deletes from the list. */
const endUndo = ({ state }: Deps, units: readonly CartUnit[]): Observable<CartEvent> => {
  const { removal } = state().extras;
  return removal?.kind === 'Saved' && idsOf(removal.units).some((id) => idsOf(units).includes(id))
    ? of(extrasRead({ removal: null }))
    : EMPTY;
};

/** Moves equal units one after the other, until one is refused; the rest stays saved. */
const move = (deps: Deps, [unit, ...rest]: readonly CartUnit[]): Observable<CartEvent> =>
  unit
    ? putBack(deps, unit, { order: [], selects: false, isSaved: true }).pipe(
        switchMap((tried) =>
          E.isLeft(tried)
            ? handleFailure(deps, tried.left.error, { otherwise: 'ADD-FAILED' })
            : concat(withoutSaved(deps, [unit.cartUnitId]), deps.readAgain.pipe(ignoreElements()), move(deps, rest)),
        ),
      )
    : notify(deps.shopper, messageOf('MOVED-TO-CART'));

const savedOf = (deps: Deps, ids: readonly CartUnitId[]): readonly CartUnit[] =>
  savedNow(deps).filter(({ cartUnitId }) => ids.includes(cartUnitId));

const keyOf = ({ cartUnitIds }: { readonly cartUnitIds: readonly CartUnitId[] }): string => cartUnitIds.join();

const moving = sendPerKey('MoveToCart', keyOf, (deps: Deps, { cartUnitIds }) => {
  const units = savedOf(deps, cartUnitIds);
  return units.length > 0 ? concat(endUndo(deps, units), move(deps, units)) : EMPTY;
});

const remove = (deps: Deps, cartUnitIds: readonly CartUnitId[]): Observable<CartEvent> =>
  askReported(deps.log, deps.server.removeSavedUnits({ cartUnitIds })).pipe(
    switchMap((answer) => {
      if (E.isRight(answer)) return withoutSaved(deps, cartUnitIds);
      if (!isUnknownOutcome(answer.left)) return handleFailure(deps, answer.left, { otherwise: 'DELETE-FAILED' });
      return concat(
        read(deps),
        defer(() => (savedOf(deps, cartUnitIds).length > 0 ? alert(deps.shopper, messageOf('DELETE-FAILED')) : EMPTY)),
      );
    }),
  );

const removing = sendPerKey('DeleteSaved', keyOf, (deps: Deps, { cartUnitIds }) => {
  const units = savedOf(deps, cartUnitIds);
  return confirmed(deps.shopper.confirm({ type: 'Delete', place: 'Unit', units: units.slice(0, 1) })).pipe(
    filter((yes) => yes && units.length > 0),
    mergeMap(() => concat(endUndo(deps, units), remove(deps, cartUnitIds))),
  );
});

/** Saves units for later, moves them back and deletes them. A saved unit has no price, no limit and no order. */
export const saveForLater = mergeUseCases([reading, saving, moving, removing]);
