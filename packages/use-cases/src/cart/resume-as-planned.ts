import type { LoadPlan } from '@baguni/domain';
import { initialOf } from '../session/load-plan.ts';
import type { CartEvent } from '../session/event.ts';
import { either as E } from 'fp-ts';
import { concat, of, switchMap, type Observable } from 'rxjs';
import type { Deps } from '../flow/deps.ts';
import { notOpened, opened } from './load-cart.ts';
import { planned } from './load-steps.ts';

export const resumeAsPlanned = (deps: Deps, plan: LoadPlan): Observable<CartEvent> =>
  planned(deps, initialOf({ state: deps.state(), plan })).pipe(
    switchMap((answer) =>
      E.isLeft(answer)
        ? notOpened(deps, answer.left)
        : concat(of(opened(deps)(answer.right.initial)), answer.right.telling),
    ),
  );
