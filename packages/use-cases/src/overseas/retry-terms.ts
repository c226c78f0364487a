import { overseaIn } from '@baguni/domain';
import type { CartEvent } from '../session/event.ts';
import { option as O } from 'fp-ts';
import { filter, skip, takeUntil, type Observable } from 'rxjs';
import type { Deps, UseCase } from '../deps/deps.ts';
import { sendFirstReqOnly } from '../flow/flow.ts';
import { ofType } from '../flow/of-type.ts';
import { readTerms } from './read-terms.ts';

/** A later reading that the cart started by itself: its answer is the newer one (SE-03). */
const newerReading = ({ events }: Deps): Observable<CartEvent> =>
  events.pipe(
    filter(({ type }) => type === 'OverseaAsked'),
    skip(1),
  );

/** Reads the terms of shipping overseas again when the shopper says so, after they could not be read (SH-05, OV-01). */
export const retryTerms: UseCase = (deps) => (commands) =>
  commands.pipe(
    ofType('ReadOverseaTerms'),
    filter(() => O.isSome(overseaIn(deps.state().cart))),
    sendFirstReqOnly(() => readTerms(deps).pipe(takeUntil(newerReading(deps)))),
  );
