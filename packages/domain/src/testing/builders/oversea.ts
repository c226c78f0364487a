import type { CartUnitId } from '../../money/ids.ts';
import type { ShippingCompanyType } from '../../entities/overseas/company.ts';
import { noOversea, noPapers, type ExchangeRate, type OverseaShipping } from '../../entities/overseas/oversea.ts';
import { won } from '../../money/won.ts';

/** Rates that are easy to reckon with, won for one. */
export const testRates: readonly ExchangeRate[] = [
  { currencyCode: 'USD', exchangeRate: 1_400 },
  { currencyCode: 'JPY', exchangeRate: 9.2 },
  { currencyCode: 'CNY', exchangeRate: 190 },
  { currencyCode: 'HKD', exchangeRate: 180 },
  { currencyCode: 'THB', exchangeRate: 40 },
  { currencyCode: 'MYR', exchangeRate: 320 },
  { currencyCode: 'SGD', exchangeRate: 1_050 },
  { currencyCode: 'AUD', exchangeRate: 900 },
  { currencyCode: 'TWD', exchangeRate: 44 },
];

const carriers = ['EMS', 'SFExpress', 'CJ'] as const satisfies readonly ShippingCompanyType[];

/** Shipping overseas by a company, all known, all papers given: each unit weighs 1 kg, and costs 9,000 won to ship. */
export const anOversea = (
  company: ShippingCompanyType,
  ids: readonly CartUnitId[] = [],
  over: Partial<OverseaShipping> = {},
): OverseaShipping => ({
  ...noOversea,
  status: 'Known',
  companies: carriers.map((type) => ({ shippingCompanyType: type, shippingCompanyName: type })),
  selectedCompany: company,
  fees: [
    {
      shippingCompany: company,
      shippingFees: ids.map((cartUnitId) => ({ cartUnitId, shippingFee: won(9_000), shippingWeight: 1 })),
    },
  ],
  exchangeRates: testRates,
  papers: { ...noPapers, isConsented: true, hasChinaIdImage: true },
  ...over,
});
