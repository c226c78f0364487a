import {
  clearUnits,
  hasMerged,
  isUnknownOutcome,
  mergedNotice,
  type ApiError,
  type CartUnitId,
  type InitialCart,
  type MergeReport,
} from '@baguni/domain';
import { loadPlan } from '../session/load-plan.ts';
import type { CartEvent } from '../session/event.ts';
import { either as E } from 'fp-ts';
import { concat, EMPTY, of, type Observable } from 'rxjs';
import { alert, notify } from '../flow/ask.ts';
import type { Deps } from '../flow/deps.ts';
import type { LoadedCart, Loading } from '../flow/loading.ts';
import { readInitial } from './read-initial.ts';

/** Reports a failed write without blocking the page. Reloads the cart if the write may have succeeded. */
const goOn = async (deps: Deps, initial: InitialCart, error: ApiError): Loading<InitialCart> => {
  deps.log.report({ type: 'CallFailed', error });
  const read = isUnknownOutcome(error) ? await readInitial(deps) : E.right(initial);
  return E.isRight(read) ? read : E.right(initial);
};

/** Shows a toast if the whole guest cart was merged, and an alert if some units did not fit. */
const tellMerge = ({ shopper }: Deps, merge: MergeReport): Observable<never> => {
  if (merge.left.length > 0) return alert(shopper, { type: 'Merged', merge });
  return hasMerged(merge) ? notify(shopper, mergedNotice(merge)) : EMPTY;
};

const markMerge = ({ added, addedUp }: MergeReport): Observable<CartEvent> =>
  hasMerged({ added, addedUp }) ? of({ type: 'ExtrasRead', extras: { merged: { added, addedUp } } }) : EMPTY;

const merged = async (deps: Deps, initial: InitialCart): Loading<LoadedCart> => {
  const answer = await deps.server.mergeCart()();
  const telling = E.isLeft(answer) ? EMPTY : concat(markMerge(answer.right), tellMerge(deps, answer.right));
  const read = E.isLeft(answer) ? await goOn(deps, initial, answer.left) : await readInitial(deps);
  return E.map((again: InitialCart) => ({ initial: again, telling }))(read);
};

const without = (initial: InitialCart, gone: readonly CartUnitId[], cartVersion: number): InitialCart => ({
  ...initial,
  cartVersion,
  units: initial.units.filter((unit) => !gone.includes(unit.cartUnitId)),
  appliedCoupons: clearUnits(initial.appliedCoupons, gone),
});

const flaggedRemoved = async (deps: Deps, initial: InitialCart): Loading<InitialCart> => {
  const cartUnitIds = loadPlan(initial).remove;
  const answer = await deps.server.removeCartUnits({ cartUnitIds, deleteCauseType: 'Buyer' })();
  if (E.isLeft(answer)) return goOn(deps, initial, answer.left);
  const { removedCartUnitIds, cartVersion } = answer.right;
  deps.log.report({ type: 'UnitsRemoved', count: removedCartUnitIds.length });
  return E.right(without(initial, removedCartUnitIds, cartVersion));
};

export const carryOutPlan = async (deps: Deps, first: InitialCart): Loading<LoadedCart> => {
  const read = loadPlan(first).merge ? await merged(deps, first) : E.right({ initial: first, telling: EMPTY });
  if (E.isLeft(read) || loadPlan(read.right.initial).remove.length === 0) return read;
  const { telling } = read.right;
  return E.map((initial: InitialCart) => ({ initial, telling }))(await flaggedRemoved(deps, read.right.initial));
};
