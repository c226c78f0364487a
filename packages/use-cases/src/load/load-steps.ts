import { loadPlan, reportThrown, type ApiError, type InitialCart } from '@baguni/domain';
import { either as E } from 'fp-ts';
import type { Either } from 'fp-ts/Either';
import { catchError, defer, EMPTY, of, switchMap, type Observable } from 'rxjs';
import { ask } from '../flow/ask.ts';
import type { Deps } from '../deps/deps.ts';
import type { LoadedCart } from '../deps/loading.ts';
import { readInitial } from './read-initial.ts';

type Read = Observable<Either<ApiError, LoadedCart>>;

const asRead = (initial: InitialCart): Read => of(E.right({ initial, telling: EMPTY }));

/** What a plan takes is loaded where there is one; code that does not come is reported, and the next load tries again. */
export const planned = (deps: Deps, initial: InitialCart): Read => {
  const { merge, remove } = loadPlan(initial);
  if (!merge && remove.length === 0) return asRead(initial);
  return defer(deps.parts.carryOutPlan).pipe(
    switchMap((carryOutPlan) => ask(() => carryOutPlan(deps, initial))),
    catchError((thrown: unknown) => {
      reportThrown(deps.log, thrown);
      return asRead(initial);
    }),
  );
};

/** Reads the cart, merges and deletes as the plan of the read says (LS-01). */
export const readAsPlanned = (deps: Deps): Read =>
  ask(() => readInitial(deps)).pipe(switchMap((read) => (E.isRight(read) ? planned(deps, read.right) : of(read))));
