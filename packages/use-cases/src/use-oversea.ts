import { featuresOf } from '@baguni/domain';
import { catchError, EMPTY, filter, from, switchMap, take } from 'rxjs';
import type { Follower } from './deps.ts';
import { onDemand } from './on-demand.ts';

/** Shipping overseas is loaded when it is first asked for: a cart that is opened need not wait for it. */
export const useOversea = onDemand(
  ['ChangeCountry', 'ChooseCompany', 'ChooseCurrency', 'GivePapers'],
  async () => (await import('./oversea/index.ts')).oversea,
);

/** Follows the cart overseas once it is open, where the storefront ships there at all (LS-03, OV-14). */
export const followOversea: Follower = (deps) =>
  deps.events.pipe(
    filter(({ type }) => type === 'CartOpened' && featuresOf(deps.state().storefront).overseaShipping),
    take(1),
    switchMap(() => from(import('./oversea/index.ts'))),
    switchMap(({ followOversea: follow }) => follow(deps)),
    catchError((thrown: unknown) => {
      deps.unhandled(thrown);
      return EMPTY;
    }),
  );
