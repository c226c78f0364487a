import { either as E } from 'fp-ts';
import { featuresOf, type OverseaCountry } from '@baguni/domain';
import { storefrontOf } from '../cart/open-state.ts';
import { countriesIn } from '@baguni/scenarios';
import type { Handler } from './handler.ts';

/** Where parcels can be sent (CM-16); nowhere on a tenant that does not ship overseas (OV-14). */
export const getOverseaShippingCountries: Handler<void, { readonly countries: readonly OverseaCountry[] }> =
  (deps) => async () =>
    E.right({ countries: featuresOf(storefrontOf(deps)).overseaShipping ? countriesIn(deps.language) : [] });
