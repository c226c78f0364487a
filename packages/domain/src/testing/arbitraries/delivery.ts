import fc, { type Arbitrary } from 'fast-check';
import type { CartUnitId } from '../../money/ids.ts';
import { shippingCompanyTypes, type ShippingCompanyType, overseaFreeFrom } from '../../entities/overseas/country.ts';
import { currencyCodes, type OverseaPapers, type OverseaTerms } from '../../entities/overseas/oversea.ts';
import { arbOption, arbWonIn, arbText } from './price.ts';
import {
  deliveryServices,
  slotKeyOf,
  slotStates,
  type DeliverySlot,
  type FreshDelivery,
} from '../../entities/shipping/delivery-slot.ts';

const countries = 'China Japan Taiwan Thailand HongKong UnitedStates MalaysiaWest Singapore Australia Indonesia'.split(
  ' ',
);

const carriers = shippingCompanyTypes.filter((type) => type !== 'Unknown');

/** Realistic rates in hundredths of a won. */
const arbRate = fc.integer({ min: 100, max: 200_000 }).map((hundredths) => hundredths / 100);

const feesOf = (ids: readonly CartUnitId[]): Arbitrary<OverseaTerms['fees'][number]['shippingFees']> =>
  fc.tuple(
    ...ids.map((cartUnitId) =>
      fc.record({
        cartUnitId: fc.constant(cartUnitId),
        shippingFee: arbWonIn(0, 60_000),
        shippingWeight: fc.integer({ min: 0, max: 40_000 }).map((grams) => grams / 1000),
      }),
    ),
  );

const termsOf = (
  ids: readonly CartUnitId[],
  served: readonly ShippingCompanyType[],
  countryType: string,
): Arbitrary<OverseaTerms> =>
  fc.record({
    countryType: fc.constant(countryType),
    companies: fc.constant(served.map((type) => ({ shippingCompanyType: type, shippingCompanyName: type }))),
    selectedCompany: served.length === 0 ? fc.constant('Unknown' as const) : fc.constantFrom(...served),
    fees: fc.tuple(
      ...served.map((type) => feesOf(ids).map((shippingFees) => ({ shippingCompany: type, shippingFees }))),
    ),
    unavailable: fc.tuple(
      ...served.map((type) =>
        fc.subarray([...ids]).map((gone) => ({ shippingCompany: type, unavailableCartUnitIds: gone })),
      ),
    ),
    freeFrom: fc.constant(overseaFreeFrom(countryType)),
    exchangeRates: fc.tuple(
      ...currencyCodes.map((currencyCode) => arbRate.map((exchangeRate) => ({ currencyCode, exchangeRate }))),
    ),
  });

/**
 * Server terms for shipping these units to a country, possibly without companies (OV-01..OV-03).
 * @example
 * const agrees = fc.property(arbOverseaTerms([cartUnitId(1)]), ({ companies, fees }) => fees.length === companies.length);
 * fc.check(agrees).failed; // false
 */
export const arbOverseaTerms = (ids: readonly CartUnitId[]): Arbitrary<OverseaTerms> =>
  fc
    .tuple(fc.subarray([...carriers]), fc.constantFrom(...countries))
    .chain(([served, country]) => termsOf(ids, served, country));

/** Generates the papers that an overseas order requires. */
export const arbPapers: Arbitrary<OverseaPapers> = fc.record({
  isConsented: fc.boolean(),
  taiwanIdNumber: arbOption(fc.oneof(fc.constant('A123456789'), arbText)),
  hasChinaIdImage: fc.boolean(),
});

/**
 * A time of branch `F1`, the day after `testNow`, from 10 to 13, open; its key follows from the rest.
 * @example
 * aDeliverySlot({ service: 'Dawn', fromHour: 0, toHour: 7 }).slotKey; // 2026-11-21.Dawn.0.F1
 */
export const aDeliverySlot = (over: Partial<Omit<DeliverySlot, 'slotKey'>> = {}): DeliverySlot => {
  const slot = {
    branchCode: 'F1',
    branchName: '성수점',
    service: 'Reserve' as const,
    day: '2026-11-21',
    fromHour: 10,
    toHour: 13,
    cutOffTime: '2026-11-20T23:00:00.000Z',
    state: 'Open' as const,
    ...over,
  };
  return { ...slot, slotKey: slotKeyOf(slot) };
};

/** Generates delivery times of a branch. */
export const arbDeliverySlot: Arbitrary<DeliverySlot> = fc
  .record({
    branchCode: fc.constantFrom('1', '2'),
    service: fc.constantFrom(...deliveryServices),
    day: fc.constantFrom('2026-11-20', '2026-11-21'),
    fromHour: fc.constantFrom(0, 10, 19),
    cutOffTime: fc.constantFrom('2026-11-19T13:00:00.000Z', '2026-11-20T08:00:00.000Z', '2026-11-20T23:00:00.000Z'),
    state: fc.constantFrom(...slotStates),
  })
  .map((slot) => aDeliverySlot({ ...slot, toHour: slot.fromHour + 3 }));

/** Generates the address and the delivery times of fresh food. */
export const arbFreshDelivery: Arbitrary<FreshDelivery> = fc
  .uniqueArray(arbDeliverySlot, { maxLength: 6, selector: ({ slotKey }) => slotKey })
  .chain((slots) =>
    fc.record({
      slots: fc.constant(slots),
      chosen: fc.subarray(slots.map(({ slotKey }) => slotKey)),
      isDropped: fc.boolean(),
    }),
  );
