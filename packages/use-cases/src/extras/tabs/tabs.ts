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
import type { UseCase } from '../../deps/deps.ts';
import type { ExtrasPorts } from '../extras-ports.ts';

/**
 * A cart that is open in several tabs is one cart: each tells the version that it shows, and one that hears of a newer one
 * reads again (QT-06). Who has read tells the version that all have by then, so it ends.
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
