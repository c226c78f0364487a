import type { LoadPlan } from '@baguni/domain';
import type { CartEvent } from '../session/event.ts';
import { autoSelected } from '../session/load-plan.ts';
import { option as O } from 'fp-ts';
import { defer, of, type Observable } from 'rxjs';
import type { Deps, UseCase } from '../flow/deps.ts';
import { ofType, sendFirstReqOnly } from '../flow/flow.ts';
import { resumeAsPlanned } from './resume-as-planned.ts';

/** Restores the selection of the first view, or a richer one from this browser tab (WA-25). */
const resumed = ({ state, clock, memory }: Deps): CartEvent => {
  const {
    cart: { units, selected },
  } = state();
  const remembered = O.toUndefined(memory.recall());
  return {
    type: 'CartResumed',
    selected: remembered ? autoSelected(units, clock.now(), remembered) : selected,
  };
};

const resume = (deps: Deps, plan: LoadPlan): Observable<CartEvent> =>
  plan.merge || plan.remove.length > 0 ? resumeAsPlanned(deps, plan) : defer(() => of(resumed(deps)));

/** Resumes a server-rendered cart without repeating known reads, and executes its load plan. */
export const resumeCart: UseCase = (deps) => (commands) =>
  commands.pipe(
    ofType('ResumeCart'),
    sendFirstReqOnly(({ plan }) => resume(deps, plan)),
  );
