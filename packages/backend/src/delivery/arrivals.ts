import type { TransPolicyItem } from '@baguni/contract';
import { expressDay, type CartUnit, type LineArrival, type TransPolicy } from '@baguni/domain/internal';
import { option as O } from 'fp-ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Offset of Seoul time in ms; Korea has no daylight saving time. */
const SEOUL_MS = 9 * HOUR_MS;
/** Orders are packed until 20:00, heavy ones until 14:00. */
const cutOffMs = (transPolicyNo: string): number => (transPolicyNo === 'T14' ? 14 : 20) * HOUR_MS;

/** Returns the transit days by region: capital 1, mainland 2, Jeju 3; null for an invalid zip code. */
const daysTo = (zipCode: string): number | null => {
  if (!/^\d{5}$/u.test(zipCode)) return null;
  if (zipCode.startsWith('63')) return 3;
  return /^[01]/u.test(zipCode) ? 1 : 2;
};

/** Returns Seoul’s midnight in ms of Seoul time. */
const today = (now: number): number => Math.floor((now + SEOUL_MS) / DAY_MS) * DAY_MS;

type Flags = Pick<TransPolicyItem, 'itemNo' | 'transPolicyNo' | 'isSmileDelivery' | 'isFasterDelivery'>;

const policyOf =
  (days: number, now: number) =>
  ({ itemNo, transPolicyNo, isSmileDelivery, isFasterDelivery }: Flags): TransPolicy => {
    const cutOff = today(now) + cutOffMs(transPolicyNo) - SEOUL_MS;
    const isInTime = now < cutOff;
    const isOwn = isSmileDelivery || isFasterDelivery;
    // other sellers hand a parcel over a day later, and promise no cut-off
    const deliveryDays = isOwn ? Math.max(1, days - (isFasterDelivery ? 1 : 0)) : days + 1;
    const arrival = today(now) + (deliveryDays + (isInTime ? 0 : 1)) * DAY_MS;
    return {
      itemNo,
      arrivalScheduledDate: new Date(arrival).toISOString().slice(0, 10),
      displayType: isFasterDelivery ? 'Guaranteed' : 'Scheduled',
      cutOffTime: isOwn && isInTime ? O.some(new Date(cutOff).toISOString()) : O.none,
    };
  };

/** Returns the arrivals of items ordered now; omits items of other sellers without a transport policy. */
export const arrivalsTo = (zipCode: string, items: readonly Flags[], now: number): readonly TransPolicy[] => {
  const days = daysTo(zipCode);
  const sent = items.filter(
    ({ transPolicyNo, isSmileDelivery, isFasterDelivery }) =>
      transPolicyNo !== '' || isSmileDelivery || isFasterDelivery,
  );
  return days === null ? [] : sent.map(policyOf(days, now));
};

/** Returns what decides the arrival of a unit. */
const deliveryFlags = ({ item: { itemNo, transPolicyNo, flags }, cartUnitType }: CartUnit): Flags => ({
  itemNo,
  transPolicyNo,
  isSmileDelivery: flags.isSmileDelivery || cartUnitType === 'SmileDelivery',
  isFasterDelivery: flags.isFasterDelivery,
});

type Day = Pick<LineArrival, 'arrivalScheduledDate' | 'displayType'>;

/** An ExpressShop delivers from its branch, in a few hours. */
const unitArrivals = (zipCode: string, unit: CartUnit, now: number): readonly Day[] => {
  if (unit.cartUnitType !== 'ExpressShop') return arrivalsTo(zipCode, [deliveryFlags(unit)], now);
  return zipCode === '' ? [] : [{ arrivalScheduledDate: expressDay(now), displayType: 'Scheduled' }];
};

/** Returns the arrivals of ordered units at an address, in the order of the units. */
export const lineArrivals = (zipCode: string, units: readonly CartUnit[], now: number): readonly LineArrival[] =>
  units.flatMap((unit) =>
    unitArrivals(zipCode, unit, now).map(({ arrivalScheduledDate, displayType }) => ({
      cartUnitId: unit.cartUnitId,
      arrivalScheduledDate,
      displayType,
    })),
  );
