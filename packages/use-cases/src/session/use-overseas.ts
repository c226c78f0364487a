import { featuresOf, isOverseasLayer, type CartEvent } from '@baguni/domain';
import { catchError, concat, defer, filter, map, of, switchMap, throwError, type Observable } from 'rxjs';
import type { Deps, Follower, UseCase } from '../deps/deps.ts';
import { ignoringErrors } from '../flow/ignoring-errors.ts';
import { patiently } from '../flow/late.ts';
import { onDemand } from './on-demand.ts';

const whenAsked = onDemand(
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
  ({ overseas }) =>
    async () =>
      (await overseas()).oversea,
);

/**
 * Shipping overseas is loaded when it is first asked for: a cart that is opened need not wait for it. There are layers of
 * other things too (ES-01).
 */
export const useOverseas: UseCase = (deps) => (commands) =>
  whenAsked(deps)(commands.pipe(filter((wanted) => !('layer' in wanted) || isOverseasLayer(wanted.layer))));

/** Without the code nobody can say what shipping costs: the page says so, and offers to try again (SH-05). */
const notLoaded = ({ state }: Deps, thrown: unknown): Observable<CartEvent> =>
  concat(
    defer(() => of<CartEvent>({ type: 'OverseaFailed', countryType: state().shippingCountry })),
    throwError(() => thrown),
  );

// however long the code takes nothing waits for it: on a slow line the terms come late
const followed = (deps: Deps): ReturnType<Follower> =>
  patiently(deps.parts.overseas).pipe(
    map(({ followOverseas: follow }) => follow(deps)),
    catchError((thrown: unknown) => of(notLoaded(deps, thrown))),
    switchMap((events) => events),
  );

/**
 * Follows the cart overseas from each time it is opened, where the storefront ships there at all; what of it fails is
 * read again with a cart that is opened anew (LS-03, LS-06, OV-14).
 */
export const followOverseas: Follower = (deps) =>
  deps.events.pipe(
    filter(({ type }) => type === 'CartOpened' || type === 'CartResumed'),
    filter(() => featuresOf(deps.state().storefront).overseaShipping),
    switchMap(() => ignoringErrors(deps, followed(deps))),
  );
