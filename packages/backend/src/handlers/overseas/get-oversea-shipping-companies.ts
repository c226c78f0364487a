import { either as E } from 'fp-ts';
import { companiesIn, type ShippingCompany } from '@baguni/domain';
import { shipsOverseas } from './ships-overseas.ts';
import type { Handler } from '../../request/handler.ts';

/** The companies that serve a country (CM-17): none for South Korea (OV-02) and on a tenant without overseas shipping (OV-14). */
export const getOverseaShippingCompanies: Handler<
  { readonly countryType: string },
  { readonly companies: readonly ShippingCompany[] }
> =
  (deps) =>
  async ({ countryType }) =>
    E.right({
      companies: shipsOverseas(deps) ? companiesIn(deps.overseas, countryType, deps.language) : [],
    });
