import { overseaIn } from '@baguni/domain';
import type { CartEvent } from '../session/event.ts';
import { option as O } from 'fp-ts';
import { filter, skip, takeUntil, type Observable } from 'rxjs';
import type { Deps, UseCase } from '../flow/deps.ts';
import { ofType, sendFirstReqOnly } from '../flow/flow.ts';
import { readTerms } from './read-terms.ts';

/** Emits when a later automatic read starts, whose answer is newer. */
const newerReading = ({ events }: Deps): Observable<CartEvent> =>
  events.pipe(
    filter(({ type }) => type === 'OverseaAsked'),
    skip(1),
  );

export const retryTerms: UseCase = (deps) => (commands) =>
  commands.pipe(
    ofType('ReadOverseaTerms'),
    filter(() => O.isSome(overseaIn(deps.state().cart))),
    sendFirstReqOnly(() => readTerms(deps).pipe(takeUntil(newerReading(deps)))),
  );
