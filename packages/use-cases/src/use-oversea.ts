import { featuresOf } from '@baguni/domain';
import { filter, switchMap } from 'rxjs';
import type { Deps, Follower } from './deps.ts';
import { inTime } from './in-time.ts';
import { onDemand } from './on-demand.ts';
import { quietly } from './unhandled.ts';

/** Shipping overseas is loaded when it is first asked for: a cart that is opened need not wait for it. */
export const useOversea = onDemand(
  [
    'ChangeCountry',
    'OpenSideLayer',
    'ReadCountries',
    'ReadOverseaTerms',
    'ChooseCompany',
    'ChooseCurrency',
    'GivePapers',
    'GiveIdImage',
  ],
  async () => (await import('./oversea/index.ts')).oversea,
);

const followed = (deps: Deps): ReturnType<Follower> =>
  inTime(() => import('./oversea/index.ts')).pipe(switchMap(({ followOversea: follow }) => follow(deps)));

/**
 * Follows the cart overseas from each time it is opened, where the storefront ships there at all; what of it fails is
 * read again with a cart that is opened anew (LS-03, LS-06, OV-14).
 */
export const followOversea: Follower = (deps) =>
  deps.events.pipe(
    filter(({ type }) => type === 'CartOpened' && featuresOf(deps.state().storefront).overseaShipping),
    switchMap(() => quietly(deps, followed(deps))),
  );
