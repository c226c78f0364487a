import type { ApiError, InitialCart } from '@baguni/domain';
import { autoSelected } from '../session/load-plan.ts';
import type { CartEvent } from '../session/event.ts';
import { either as E, option as O } from 'fp-ts';
import { concat, defer, of, switchMap, type Observable } from 'rxjs';
import { handleFailure } from '../flow/handle-failure.ts';
import { ask } from '../flow/ask.ts';
import type { Deps, UseCase } from '../flow/deps.ts';
import { ofType, sendFirstReqOnly } from '../flow/flow.ts';
import { readAsPlanned } from './load-steps.ts';

const failed =
  (deps: Deps) =>
  (error: ApiError): CartEvent => {
    if (deps.state().load !== 'LoadFailed') deps.log.report({ type: 'CallFailed', error });
    return { type: 'CartLoadFailed', error };
  };

/** Shows the load error in place of the cart, or follows a redirect (ER-06). */
export const notOpened = (deps: Deps, error: ApiError): Observable<CartEvent> =>
  concat(
    defer(() => of(failed(deps)(error))),
    handleFailure(deps, error, { origin: 'Load' }),
  );

export const opened =
  ({ clock, memory }: Deps) =>
  (initial: InitialCart): CartEvent => {
    const remembered = O.toUndefined(memory.recall());
    return { type: 'CartOpened', initial, autoSelected: autoSelected(initial.units, clock.now(), remembered) };
  };

const openCart = (deps: Deps): Observable<CartEvent> =>
  readAsPlanned(deps).pipe(
    switchMap((answer) =>
      E.isLeft(answer)
        ? notOpened(deps, answer.left)
        : concat(of(opened(deps)(answer.right.initial)), answer.right.telling),
    ),
  );

const open = (deps: Deps): Observable<CartEvent> =>
  ask(deps.server.getEnvironment()).pipe(
    switchMap((answer) =>
      E.isLeft(answer)
        ? notOpened(deps, answer.left)
        : concat(
            of<CartEvent>({ type: 'EnvironmentRead', environment: answer.right }),
            defer(() => openCart(deps)),
          ),
    ),
  );

export const loadCart: UseCase = (deps) => (commands) =>
  commands.pipe(
    ofType('OpenCart'),
    sendFirstReqOnly(() => open(deps)),
  );
