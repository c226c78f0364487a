import { takeInAll, overseasRead, type PageAsks, arbWorld, ledgerOfServer, openWorld } from '../testing/order-page.ts';
import { isOrderable, payableOf, pricedOf } from '@baguni/domain/internal';
import { lawRuns, testNow } from '@baguni/domain/testing';
import { demoOverseas } from '@baguni/scenarios';
import fc from 'fast-check';
import { expect, test } from 'vitest';

test('[SV-03 CK-19 OV-03 OV-11] page and server agree to the won on any overseas cart', async () => {
  const arbCountry = fc.constantFrom(...demoOverseas.countries.map(({ countryType }) => countryType));
  await fc.assert(
    fc.asyncProperty(arbWorld, arbCountry, fc.nat(2), async (world, country, nth) => {
      const initial = { ...world.initial, shippingCountry: country };
      const { shop, page } = await openWorld({ ...world, initial });
      const selected = page.units.filter(isOrderable).map(({ cartUnitId }) => cartUnitId);
      const ask: PageAsks = (name, body) => shop.ask(name, body, { now: testNow });
      const read = await overseasRead(ask, page, country, (served) => served[nth % served.length]);
      const there = { ...takeInAll(page, [{ type: 'CountryChanged', countryType: country }, read]), selected };
      const { selectedCompany: shippingCompany, papers } = there.destination.overseas;
      const oversea = { countryType: country, shippingCompany, papers };
      const server = await ledgerOfServer(shop, there, { agreed: [], oversea });
      expect(server.entries).toEqual(pricedOf(there).entries);
      expect(server.payable).toBe(payableOf(there));
    }),
    { numRuns: lawRuns(60) },
  );
});
