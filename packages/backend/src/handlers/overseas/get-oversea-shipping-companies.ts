import { either as E } from 'fp-ts';
import type { ShippingCompany } from '@baguni/domain';
import { companiesIn } from '@baguni/scenarios';
import { shipsOverseas } from './ships-overseas.ts';
import type { Handler } from '../../request/handler.ts';

/** Who serves a country (CM-17); nobody South Korea (OV-02), and nobody on a tenant that does not ship overseas (OV-14). */
export const getOverseaShippingCompanies: Handler<
  { readonly countryType: string },
  { readonly companies: readonly ShippingCompany[] }
> =
  (deps) =>
  async ({ countryType }) =>
    E.right({
      companies: shipsOverseas(deps) ? companiesIn(countryType, deps.language) : [],
    });
