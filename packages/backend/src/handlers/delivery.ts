import type { TransPolicyItem } from '@baguni/contract';
import type { TransPolicy } from '@baguni/domain';
import { either as E, option as O } from 'fp-ts';
import { readBuyer } from '../cart/read-buyer.ts';
import { readCart } from '../cart/read-cart.ts';
import { slotsOfUnits } from '../delivery/slots.ts';
import type { HandlerOf } from '../request/handler.ts';

export const getDeliverySlots: HandlerOf<'getDeliverySlots'> = (deps) => async () => {
  const { units } = await readCart(deps);
  return E.right({ slots: await slotsOfUnits(deps, units) });
};

export const getLatestShippingAddress: HandlerOf<'getLatestShippingAddress'> =
  ({ tx, session }) =>
  async () =>
    E.right({ latestShippingAddress: O.fromNullable((await readBuyer(tx, session.scope)).latestShippingAddress) });

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

const policyOf =
  (days: number, now: number) =>
  ({ itemNo, transPolicyNo, isFasterDelivery }: TransPolicyItem): TransPolicy => {
    const cutOff = today(now) + cutOffMs(transPolicyNo) - SEOUL_MS;
    const isInTime = now < cutOff;
    const arrival = today(now) + (Math.max(1, days - (isFasterDelivery ? 1 : 0)) + (isInTime ? 0 : 1)) * DAY_MS;
    return {
      itemNo,
      arrivalScheduledDate: new Date(arrival).toISOString().slice(0, 10),
      displayType: isFasterDelivery ? 'Guaranteed' : 'Scheduled',
      cutOffTime: isInTime ? O.some(new Date(cutOff).toISOString()) : O.none,
    };
  };

/** Returns arrival dates of SmileDelivery items ordered now (CM-15); omits other items. */
export const getStarDeliveryTransPolicy: HandlerOf<'getStarDeliveryTransPolicy'> =
  ({ now }) =>
  async ({ zipCode, requests }) => {
    const days = daysTo(zipCode);
    const own = requests.filter(({ isSmileDelivery, isFasterDelivery }) => isSmileDelivery || isFasterDelivery);
    return E.right({ transPolicies: days === null ? [] : own.map(policyOf(days, now)) });
  };
