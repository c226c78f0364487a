import {
  defer,
  distinctUntilChanged,
  filter,
  ignoreElements,
  map,
  merge,
  Observable,
  startWith,
  switchMap,
  tap,
} from 'rxjs';
import type { ExtrasPorts, UseCase } from '../flow/deps.ts';

/**
 * Synchronizes tabs: each announces its version, and reloads if another is newer. Announcing the loaded version ends
 * the exchange.
 */
export const tabs =
  ({ tabs: { tell, versions } }: Pick<ExtrasPorts, 'tabs'>): UseCase =>
  (deps) =>
  () => {
    const shown = (): number => deps.state().cartVersion;
    const telling = defer(() => deps.events.pipe(startWith(undefined), map(shown), distinctUntilChanged(), tap(tell)));
    const hearing = new Observable<number>((heard) => versions((version) => heard.next(version))).pipe(
      filter((version) => version > shown()),
      switchMap(() => deps.readAgain),
    );
    return merge(telling, hearing).pipe(ignoreElements());
  };
