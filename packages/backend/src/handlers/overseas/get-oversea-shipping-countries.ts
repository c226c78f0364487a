import { either as E } from 'fp-ts';
import { countriesIn, type OverseaCountry } from '@baguni/domain';
import { shipsOverseas } from './ships-overseas.ts';
import type { Handler } from '../../request/handler.ts';

/** The countries that parcels can be sent to (CM-16); none on a tenant without overseas shipping (OV-14). */
export const getOverseaShippingCountries: Handler<void, { readonly countries: readonly OverseaCountry[] }> =
  (deps) => async () =>
    E.right({ countries: shipsOverseas(deps) ? countriesIn(deps.overseas, deps.language) : [] });
