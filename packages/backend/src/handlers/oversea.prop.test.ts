import { calls } from '@baguni/contract';
import { evolve, isOrderable, overseaFreeFrom, payableOf, pricedOf, type CartState } from '@baguni/domain';
import { lawRuns, testNow } from '@baguni/domain/testing';
import { countriesIn } from '@baguni/scenarios';
import { option as O } from 'fp-ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbWorld, ledgerOfServer, openWorld } from '../testing/page.ts';
import { replyOf } from '../testing/read.ts';
import type { TestShop } from '../testing/shop.ts';

// a law may be run many more times than every day
const LONG_MS = 3_600_000;

/** The page after the server has answered, call by call, what shipping to a country means (OV-01). */
const abroad = async (shop: TestShop, page: CartState, countryType: string, nth: number): Promise<CartState> => {
  const ask = (name: keyof typeof calls, body: unknown) => shop.ask(name, body, { now: testNow });
  const requests = page.units.map(({ cartUnitId, quantity }) => ({ cartUnitId, quantity }));
  const served = await ask('getOverseaShippingCompanies', { countryType });
  const { companies } = replyOf(calls.getOverseaShippingCompanies, served);
  const types = companies.map(({ shippingCompanyType }) => shippingCompanyType);
  const asked = { countryType, requests, shippingCompanies: types };
  const fees = replyOf(calls.getOverseaShippingFees, await ask('getOverseaShippingFees', asked));
  const unavailable = replyOf(calls.getShippingUnavailableItems, await ask('getShippingUnavailableItems', asked));
  const rates = replyOf(calls.getExchangeRate, await ask('getExchangeRate', { currencyCode: null }));
  return evolve(evolve(page, { type: 'CountryChanged', countryType }), {
    type: 'OverseaRead',
    countryType,
    companies,
    selectedCompany: types[nth % types.length] ?? 'Unknown',
    freeFrom: overseaFreeFrom(countryType),
    ...fees,
    ...unavailable,
    ...rates,
  });
};

test(
  '[SV-03 CK-19 OV-03 OV-11] any cart overseas costs on the page what it costs on the server, to the won',
  { timeout: LONG_MS },
  async () => {
    const arbCountry = fc.constantFrom(...countriesIn('ko').map(({ countryType }) => countryType));
    await fc.assert(
      fc.asyncProperty(arbWorld, arbCountry, fc.nat(2), async (world, country, nth) => {
        const initial = { ...world.initial, shippingCountry: country };
        const { shop, page } = await openWorld({ ...world, initial });
        const selected = page.units.filter(isOrderable).map(({ cartUnitId }) => cartUnitId);
        const there = { ...(await abroad(shop, page, country, nth)), selected };
        const { selectedCompany: shippingCompany, papers } = there.oversea;
        const oversea = O.some({ countryType: country, shippingCompany, papers });
        const server = await ledgerOfServer(shop, there, { oversea });
        expect(server.entries).toEqual(pricedOf(there).entries);
        expect(server.payable).toBe(payableOf(there));
      }),
      { numRuns: lawRuns(60) },
    );
  },
);
