import { either as E } from 'fp-ts';
import { unavailableTo, type CompanyUnavailable, type OverseaRequest, type ShippingCompanyType } from '@baguni/domain';
import { askedUnits } from './asked-units.ts';
import { shipsOverseas } from './ships-overseas.ts';
import type { Handler } from '../../request/handler.ts';

/** Which of these units of this cart each company does not carry to a country (CM-14); no company on outlet (OV-14). */
export const getShippingUnavailableItems: Handler<
  OverseaRequest & { readonly shippingCompanies: readonly ShippingCompanyType[] },
  { readonly unavailable: readonly CompanyUnavailable[] }
> =
  (deps) =>
  async ({ countryType, requests, shippingCompanies }) =>
    E.right({
      unavailable: shipsOverseas(deps)
        ? unavailableTo(deps.overseas, countryType, [...new Set(shippingCompanies)], await askedUnits(deps, requests))
        : [],
    });
