import { featuresOf } from '@baguni/domain';
import { filter, switchMap } from 'rxjs';
import type { Deps, Follower } from '../deps/deps.ts';
import { ignoringErrors } from '../flow/ignoring-errors.ts';
import { withTimeout } from '../flow/with-timeout.ts';
import { onDemand } from './on-demand.ts';

/** Shipping overseas is loaded when it is first asked for: a cart that is opened need not wait for it. */
export const useOverseas = onDemand(
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
  async () => (await import('../overseas/index.ts')).oversea,
);

const followed = (deps: Deps): ReturnType<Follower> =>
  withTimeout(() => import('../overseas/index.ts')).pipe(switchMap(({ followOverseas: follow }) => follow(deps)));

/**
 * Follows the cart overseas from each time it is opened, where the storefront ships there at all; what of it fails is
 * read again with a cart that is opened anew (LS-03, LS-06, OV-14).
 */
export const followOverseas: Follower = (deps) =>
  deps.events.pipe(
    filter(({ type }) => type === 'CartOpened' && featuresOf(deps.state().storefront).overseaShipping),
    switchMap(() => ignoringErrors(deps, followed(deps))),
  );
