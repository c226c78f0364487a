import { weightOf, won, type CartUnit, type CompanyFees, type Won } from '@baguni/domain';
import { carriersTo, type Carrier } from './companies.ts';
import { termsOfCountry, type Zone } from './countries.ts';

/** What a company asks for: the first step of weight, and each further one that is begun, in won. */
interface Steps {
  readonly first: number;
  readonly further: number;
}

/** Weight is charged in steps of this many grams. */
const STEP_G = 500;

const tariffs: Readonly<Record<Carrier, Readonly<Record<Zone, Steps>>>> = {
  EMS: {
    1: { first: 18_000, further: 2_500 },
    2: { first: 21_000, further: 4_000 },
    3: { first: 26_000, further: 6_500 },
  },
  SFExpress: {
    1: { first: 12_000, further: 3_000 },
    2: { first: 16_000, further: 4_500 },
    3: { first: 24_000, further: 7_000 },
  },
  CJ: {
    1: { first: 9_000, further: 1_500 },
    2: { first: 13_000, further: 2_500 },
    3: { first: 19_000, further: 5_000 },
  },
};

/** What a weight costs, in won; a step that is begun counts whole, and the lightest parcel is one. @param kg to 3 decimals */
export const feeFor = (carrier: Carrier, zone: Zone, kg: number): Won => {
  const { first, further } = tariffs[carrier][zone];
  const steps = Math.max(1, Math.ceil(Math.round(kg * 1000) / STEP_G));
  return won(first + further * (steps - 1));
};

/** What each company of a country asks for carrying each of these units (CM-18, OV-03). */
export const feesTo = (countryType: string, units: readonly CartUnit[]): readonly CompanyFees[] => {
  const terms = termsOfCountry(countryType);
  if (!terms) return [];
  return carriersTo(countryType).map((carrier) => ({
    shippingCompany: carrier,
    shippingFees: units.map((unit) => {
      const shippingWeight = weightOf([unit]);
      return {
        cartUnitId: unit.cartUnitId,
        shippingFee: feeFor(carrier, terms.zone, shippingWeight),
        shippingWeight,
      };
    }),
  }));
};
