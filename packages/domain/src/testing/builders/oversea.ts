import type { CartUnitId } from '../../money/ids.ts';
import type { ShippingCompanyType } from '../../entities/overseas/country.ts';
import { noOversea, noPapers, type ExchangeRate, type OverseaShipping } from '../../entities/overseas/oversea.ts';
import { won } from '../../money/won.ts';
import type { OverseaMarket, WeightSteps, Zone } from '../../overseas/market.ts';

/** Round rates, in won per unit. */
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

/**
 * Overseas shipping with known terms and all papers: each unit weighs 1 kg and costs 9,000 won.
 * @example
 * const toJapan = replaceFields(cart, { destination: { country: 'Japan', overseas: anOversea('CJ', cart.selected) } });
 * pricedOf(toJapan).entries.filter(({ kind }) => kind === 'OverseaShipping').length; // 2
 */
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

/** Fees of a company: double in zone 2, triple in zone 3. */
const stepsFrom = (first: number, further: number): Readonly<Record<Zone, WeightSteps>> => ({
  1: { first, further },
  2: { first: 2 * first, further: 2 * further },
  3: { first: 3 * first, further: 3 * further },
});

/**
 * A marketplace with Japan (zone 1, CJ or EMS) and Australia (zone 2, EMS). No company carries `FRESH`, CJ no
 * `DRINK`, and Australia admits no `RICE`.
 * @example
 * carriersTo(aMarket(), 'Japan'); // [ 'CJ', 'EMS' ]
 * feeFor(aMarket({ stepGrams: 1_000 }), 'CJ', 1, 1.5); // 10500
 */
export const aMarket = (over: Partial<OverseaMarket> = {}): OverseaMarket => ({
  countries: [
    {
      countryCode: 'JP',
      countryType: 'Japan',
      countryName: { ko: '일본', en: 'Japan', cn: '日本', jp: '日本' },
      zone: 1,
      carriers: ['CJ', 'EMS'],
    },
    {
      countryCode: 'AU',
      countryType: 'Australia',
      countryName: { ko: '호주', en: 'Australia', cn: '澳大利亚', jp: 'オーストラリア' },
      zone: 2,
      carriers: ['EMS'],
    },
  ],
  companyNames: {
    EMS: { ko: '국제특급우편', en: 'EMS', cn: 'EMS国际快递', jp: '国際スピード郵便' },
    SFExpress: { ko: 'SF익스프레스', en: 'SF Express', cn: '顺丰速运', jp: '順豊エクスプレス' },
    CJ: { ko: 'CJ대한통운', en: 'CJ Logistics', cn: 'CJ物流', jp: 'CJ大韓通運' },
  },
  stepGrams: 500,
  fees: { EMS: stepsFrom(18_000, 2_500), SFExpress: stepsFrom(12_000, 3_000), CJ: stepsFrom(9_000, 1_500) },
  refused: { byAll: ['FRESH'], by: { EMS: [], SFExpress: [], CJ: ['DRINK'] }, into: { Australia: ['RICE'] } },
  exchangeRates: testRates,
  ...over,
});
