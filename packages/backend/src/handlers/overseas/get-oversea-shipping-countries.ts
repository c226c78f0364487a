import { either as E } from 'fp-ts';
import type { OverseaCountry } from '@baguni/domain';
import { countriesIn } from '@baguni/scenarios';
import { shipsOverseas } from './ships-overseas.ts';
import type { Handler } from '../../request/handler.ts';

/** Where parcels can be sent (CM-16); nowhere on a tenant that does not ship overseas (OV-14). */
export const getOverseaShippingCountries: Handler<void, { readonly countries: readonly OverseaCountry[] }> =
  (deps) => async () =>
    E.right({ countries: shipsOverseas(deps) ? countriesIn(deps.language) : [] });
