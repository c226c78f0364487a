import { autoSelected, reportThrown, type CartEvent, type LoadPlan } from '@baguni/domain';
import { option as O } from 'fp-ts';
import { catchError, defer, map, of, switchMap, type Observable } from 'rxjs';
import type { Deps, UseCase } from '../deps/deps.ts';
import { sendFirstReqOnly } from '../flow/flow.ts';
import { patiently } from '../flow/late.ts';
import { ofType } from '../flow/of-type.ts';

/** Selected as the first view shows it, but where this browser tab remembers more than the server can know (WA-25). */
const resumed = ({ state, clock, memory }: Deps): CartEvent => {
  const { units, selected } = state();
  const remembered = O.toUndefined(memory.recall());
  return {
    type: 'CartResumed',
    selected: remembered ? autoSelected(units, clock.now(), remembered) : selected,
  };
};

/** What changes a cart is loaded where there is something to change; without it the cart stays as it is drawn. */
const asPlanned = (deps: Deps, plan: LoadPlan): Observable<CartEvent> =>
  patiently(deps.parts.reading).pipe(
    map(({ resumeAsPlanned }) => resumeAsPlanned(deps, plan)),
    catchError((thrown: unknown) => {
      reportThrown(deps.log, thrown);
      return of(of(resumed(deps)));
    }),
    switchMap((events) => events),
  );

const resume = (deps: Deps, plan: LoadPlan): Observable<CartEvent> =>
  plan.merge || plan.remove.length > 0 ? asPlanned(deps, plan) : defer(() => of(resumed(deps)));

/** Goes on from a cart that a server has read and drawn: reads nothing again that is known, changes what the plan says (LS-01). */
export const resumeCart: UseCase = (deps) => (commands) =>
  commands.pipe(
    ofType('ResumeCart'),
    sendFirstReqOnly(({ plan }) => resume(deps, plan)),
  );
