import { either as E } from 'fp-ts';
import { feesTo, type CompanyFees, type OverseaRequest } from '@baguni/domain';
import { askedUnits } from './asked-units.ts';
import { shipsOverseas } from './ships-overseas.ts';
import type { Handler } from '../../request/handler.ts';

/**
 * The fees of each company of a country for these units of this cart (CM-18), by the server's own weights. None on a
 * tenant without overseas shipping (OV-14).
 */
export const getOverseaShippingFees: Handler<OverseaRequest, { readonly fees: readonly CompanyFees[] }> =
  (deps) =>
  async ({ countryType, requests }) =>
    E.right({ fees: shipsOverseas(deps) ? feesTo(deps.overseas, countryType, await askedUnits(deps, requests)) : [] });
