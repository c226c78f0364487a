import { reportThrown } from '@baguni/domain';
import { catchError, filter } from 'rxjs';
import type { UseCase } from '../deps/deps.ts';
import { taking } from './after-start.ts';

/**
 * What is around the cart comes after it, and hears of all that was wanted and has happened meanwhile. Where it does not come
 * the cart is as good without it: that is reported, and told to nobody; a cart that is opened anew asks again (LS-04).
 */
export const useExtras: UseCase = (deps) => (commands) => {
  const opened = deps.events.pipe(filter(({ type }) => type === 'CartOpened' || type === 'CartResumed'));
  return taking(deps, commands, () => deps.parts.extras(), opened).pipe(
    catchError((thrown: unknown, again) => {
      reportThrown(deps.log, thrown);
      return again;
    }),
  );
};
