import type { ApiError, InitialCart } from '@baguni/domain';
import { loadPlan } from '../session/load-plan.ts';
import { either as E } from 'fp-ts';
import type { Either } from 'fp-ts/Either';
import { EMPTY, of, switchMap, type Observable } from 'rxjs';
import { ask } from '../flow/ask.ts';
import type { Deps } from '../flow/deps.ts';
import type { LoadedCart } from '../flow/loading.ts';
import { carryOutPlan } from './planned-steps.ts';
import { readInitial } from './read-initial.ts';

type Read = Observable<Either<ApiError, LoadedCart>>;

/** Carries out the plan of a read, if it has one. */
export const planned = (deps: Deps, initial: InitialCart): Read => {
  const { merge, remove } = loadPlan(initial);
  if (!merge && remove.length === 0) return of(E.right({ initial, telling: EMPTY }));
  return ask(() => carryOutPlan(deps, initial));
};

export const readAsPlanned = (deps: Deps): Read =>
  ask(() => readInitial(deps)).pipe(switchMap((read) => (E.isRight(read) ? planned(deps, read.right) : of(read))));
