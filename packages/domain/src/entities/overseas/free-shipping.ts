import { won, type Won } from '../../money/won.ts';

/** Free-shipping threshold by country, in won (specification 9, OV-11). */
const freeFrom: Readonly<Record<string, number>> = {
  Indonesia: 85_000,
  Thailand: 135_000,
  Japan: 150_000,
  Philippines: 220_000,
  MalaysiaWest: 230_000,
  RussianFederation: 230_000,
  Taiwan: 230_000,
  NewZealand: 270_000,
  Singapore: 320_000,
  HongKong: 580_000,
  Australia: 690_000,
  UnitedStates: 870_000,
};

/** Returns the free-shipping threshold of a country in won, or undefined if shipping is never free. */
export const overseaFreeFrom = (country: string): Won | undefined => {
  const amount = Object.hasOwn(freeFrom, country) ? freeFrom[country] : undefined;
  return amount === undefined ? undefined : won(amount);
};
