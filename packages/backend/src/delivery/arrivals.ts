import type { TransPolicyItem } from '@baguni/contract';
import { expressDay, noFlags, type CartUnit, type LineArrival, type TransPolicy } from '@baguni/domain/internal';
import { addHours } from 'date-fns/addHours';
import { millisecondsInDay } from 'date-fns/constants';
import { isBefore } from 'date-fns/isBefore';
import { SEOUL_HOURS, seoulToday } from './slots.ts';

/** Orders are packed until 20:00, heavy ones until 14:00. */
const cutOffHour = (transPolicyNo: string): number => (transPolicyNo === 'T14' ? 14 : 20);

/** Returns the transit days by region: capital 1, mainland 2, Jeju 3; null for an invalid zip code. */
const daysTo = (zipCode: string): number | null => {
  if (!/^\d{5}$/u.test(zipCode)) return null;
  if (zipCode.startsWith('63')) return 3;
  return /^[01]/u.test(zipCode) ? 1 : 2;
};

type Flags = Pick<TransPolicyItem, 'itemNo' | 'transPolicyNo' | 'isSmileDelivery' | 'isFasterDelivery'>;

const policyOf =
  (days: number, now: number) =>
  ({ itemNo, transPolicyNo, isSmileDelivery, isFasterDelivery }: Flags): TransPolicy => {
    const cutOff = addHours(seoulToday(now), cutOffHour(transPolicyNo) - SEOUL_HOURS);
    const isInTime = isBefore(now, cutOff);
    const isOwn = isSmileDelivery || isFasterDelivery;
    // other sellers hand a parcel over a day later, and promise no cut-off
    const deliveryDays = isOwn ? Math.max(1, days - (isFasterDelivery ? 1 : 0)) : days + 1;
    const arrival = seoulToday(now) + (deliveryDays + (isInTime ? 0 : 1)) * millisecondsInDay;
    return {
      itemNo,
      arrivalScheduledDate: new Date(arrival).toISOString().slice(0, 10),
      displayType: isFasterDelivery ? 'Guaranteed' : 'Scheduled',
      cutOffTime: isOwn && isInTime ? cutOff.toISOString() : undefined,
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
const deliveryFlags = ({ item: { itemNo, transPolicyNo = '', flags = noFlags }, cartUnitType }: CartUnit): Flags => ({
  itemNo,
  transPolicyNo,
  isSmileDelivery: flags.isSmileDelivery || cartUnitType === 'SmileDelivery',
  isFasterDelivery: flags.isFasterDelivery,
});

type Day = Pick<LineArrival, 'arrivalScheduledDate' | 'displayType'>;

const scheduledOn = (day: string | undefined): readonly Day[] =>
  day === undefined ? [] : [{ arrivalScheduledDate: day, displayType: 'Scheduled' }];

type SlotDayOf = (unit: CartUnit) => string | undefined;

/** An ExpressShop delivers from its branch, in a few hours; SmileFresh in a slot. */
const unitArrivals = (zipCode: string, unit: CartUnit, now: number, slotDayOf: SlotDayOf): readonly Day[] => {
  if (unit.cartUnitType === 'ExpressShop') return scheduledOn(zipCode === '' ? undefined : expressDay(now));
  const known = arrivalsTo(zipCode, [deliveryFlags(unit)], now);
  return known.length > 0 || unit.cartUnitType !== 'SmileFresh' ? known : scheduledOn(slotDayOf(unit));
};

/** Returns the arrivals of ordered units in their order; `slotDayOf` returns the day of a slot, `YYYY-MM-DD`. */
export const lineArrivals = (
  zipCode: string,
  units: readonly CartUnit[],
  now: number,
  slotDayOf: SlotDayOf,
): readonly LineArrival[] =>
  units.flatMap((unit) =>
    unitArrivals(zipCode, unit, now, slotDayOf).map(({ arrivalScheduledDate, displayType }) => ({
      cartUnitId: unit.cartUnitId,
      arrivalScheduledDate,
      displayType,
    })),
  );
