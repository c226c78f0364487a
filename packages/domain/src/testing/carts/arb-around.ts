import { option as O } from 'fp-ts';
import fc, { type Arbitrary } from 'fast-check';
import type { Buyer } from '../../entities/buyer/buyer.ts';
import { guest } from '../../entities/buyer/buyer.ts';
import type { ExtraDiscountCandidate } from '../../entities/discount/extra-discount.ts';
import { overseaFreeFrom } from '../../entities/overseas/free-shipping.ts';
import type { OverseaPapers, OverseaTerms } from '../../entities/overseas/oversea.ts';
import type { ShippingPolicy } from '../../entities/shipping/policy.ts';
import type { CartUnitId } from '../../money/ids.ts';
import { noWon, won, type Won } from '../../money/won.ts';
import type { Storefront } from '../../storefront/storefront.ts';
import { arbWonIn } from '../arbitraries/price.ts';
import { aBuyer } from '../builders/buyer.ts';
import { aStorefront } from '../builders/cart.ts';
import { anExtraDiscount } from '../builders/price.ts';
import type { UnitOverseas } from './arb-unit-draft.ts';
import type { CartTerms } from './cart-terms.ts';
import { mostly } from './mostly.ts';

/** Where the cart ships, by whom and with which papers; none at home. */
export interface Abroad {
  readonly countryType: string;
  readonly company: 'EMS' | 'SFExpress' | 'CJ';
  readonly papers: OverseaPapers;
}

/** What is around the units of a cart. */
export interface Around {
  readonly storefront: Storefront;
  readonly buyer: Buyer;
  readonly abroad: Abroad | undefined;
  /** Terms of the first three parcels, taken round. */
  readonly policies: readonly Partial<ShippingPolicy>[];
  readonly isMaxCharge: boolean;
  /** Won off the first unit that somebody else pays for (DC-03). */
  readonly funding: Won | undefined;
  readonly extra: ExtraDiscountCandidate | undefined;
}

const arbStorefront = ({ tenant, device, language, overseas }: CartTerms): Arbitrary<Storefront> =>
  fc
    .record({
      tenant:
        (tenant ?? overseas)
          ? fc.constant(tenant ?? 'marketplace')
          : mostly('marketplace' as const, fc.constant('outlet' as const)),
      device: device ? fc.constant(device) : mostly('pc' as const, fc.constant('m' as const)),
      language: language
        ? fc.constant(language)
        : mostly('ko' as const, fc.constantFrom('en' as const, 'cn' as const, 'jp' as const)),
    })
    .map(aStorefront);

const arbBuyer = ({ buyer }: CartTerms): Arbitrary<Buyer> =>
  buyer
    ? fc.constant(aBuyer(buyer))
    : mostly(
        aBuyer(),
        fc.constantFrom(
          guest,
          aBuyer({ isSmileClub: true }),
          aBuyer({ memberType: 'SimpleMember' }),
          aBuyer({ isUnder19: true }),
        ),
      );

/** All that a country may ask for. */
export const givenPapers: OverseaPapers = {
  isConsented: true,
  taiwanIdNumber: O.some('A123456789'),
  hasChinaIdImage: true,
};

const arbAbroad: Arbitrary<Abroad> = fc.record({
  countryType: mostly('China', fc.constantFrom('Japan', 'Taiwan', 'HongKong', 'UnitedStates'), 2),
  company: mostly('EMS' as const, fc.constantFrom('SFExpress' as const, 'CJ' as const), 2),
  papers: mostly(givenPapers, fc.constant({ ...givenPapers, isConsented: false })),
});

const arbFreeFrom: Arbitrary<Partial<ShippingPolicy>> = mostly(won(30_000), arbWonIn(0, 100_000), 2).map(
  (conditionalFreeBasisCost) => ({ isConditionalFree: true, conditionalFreeBasisCost }),
);

const arbPolicy: Arbitrary<Partial<ShippingPolicy>> = mostly(
  {},
  fc
    .record({
      fee: mostly(won(3000), arbWonIn(1, 20_000), 2).map((shippingFee) => ({ shippingFee })),
      freeFrom: mostly({}, arbFreeFrom, 2),
      isQuantityShippingFee: mostly(false, fc.constant(true)),
      isPaidOnArrival: mostly(false, fc.constant(true), 8),
    })
    .map(({ fee, freeFrom, isQuantityShippingFee, isPaidOnArrival }) => ({
      ...fee,
      ...freeFrom,
      isQuantityShippingFee,
      ...(isPaidOnArrival ? { shippingChargePayType: 'PaymentOnArrival' as const } : {}),
    })),
  2,
);

/** 5 per cent off the whole, without a limit. */
export const aPlainExtra: ExtraDiscountCandidate = anExtraDiscount({ baseAmount: noWon, maxDiscountAmount: O.none });

const arbExtra: Arbitrary<ExtraDiscountCandidate> = fc
  .record({
    discountRate: mostly(5, fc.integer({ min: 0, max: 100 }), 2),
    baseAmount: mostly(noWon, arbWonIn(0, 100_000)),
  })
  .map((over) => ({ ...aPlainExtra, ...over }));

const isAlwaysAbroad = (terms: CartTerms): boolean => terms.overseas === true;
const isNeverAbroad = ({ overseas, tenant }: CartTerms): boolean =>
  overseas === false || (overseas === undefined && tenant === 'outlet');

/** What is around the units, mostly plain. */
export const arbAround = (terms: CartTerms): Arbitrary<Around> =>
  fc
    .record({
      storefront: arbStorefront(terms),
      buyer: arbBuyer(terms),
      abroad: isAlwaysAbroad(terms)
        ? arbAbroad
        : isNeverAbroad(terms)
          ? fc.constant(undefined)
          : mostly(undefined, arbAbroad),
      policies: fc.tuple(arbPolicy, arbPolicy, arbPolicy),
      isMaxCharge: mostly(true, fc.constant(false)),
      funding: mostly(undefined, arbWonIn(1, 5000), 8),
      extra: mostly(undefined, arbExtra, 8),
    })
    // an outlet ships nothing overseas (OV-14)
    .map((around) => (around.storefront.tenant === 'outlet' ? { ...around, abroad: undefined } : around));

/** What the server says of the way overseas of these units. */
export const overseasTerms = (
  { countryType, company }: Abroad,
  units: readonly (readonly [CartUnitId, UnitOverseas])[],
): OverseaTerms => ({
  countryType,
  companies: [{ shippingCompanyType: company, shippingCompanyName: company }],
  selectedCompany: company,
  fees: [
    {
      shippingCompany: company,
      shippingFees: units.map(([cartUnitId, { fee, kg }]) => ({ cartUnitId, shippingFee: fee, shippingWeight: kg })),
    },
  ],
  unavailable: [
    {
      shippingCompany: company,
      unavailableCartUnitIds: units.flatMap(([id, { isCarried }]) => (isCarried ? [] : [id])),
    },
  ],
  exchangeRates: [],
  freeFrom: overseaFreeFrom(countryType),
});
