import type { ExchangeRate } from '../entities/overseas/oversea.ts';
import type { Currency } from '../money/currency.ts';
import { type OverseaCap, marketplaceCaps } from '../overseas/limits.ts';
import type { OverseaFacts } from '../rules/facts.ts';
import type { ShopCap } from './limits.ts';

const isInWon = ({ code }: Currency): boolean => code === 'KRW';

const withoutWonCaps = ({ withBodyHair: _, amounts, ...cap }: OverseaCap): OverseaCap =>
  amounts ? { ...cap, amounts: amounts.filter(({ currency }) => currency !== 'KRW') } : cap;

const checkCap =
  (currency: Currency) =>
  (cap: ShopCap): OverseaCap => {
    const { amounts = [], country: _, company: __, ...limits } = cap;
    const wrong = [...Object.values(limits), ...amounts.map(({ amount }) => amount)].find((n) => !(n >= 0));
    if (wrong !== undefined) throw new RangeError(`a cap overseas is 0 or more: ${wrong}`);
    const won = amounts.some((one) => one.currency === 'KRW') || cap.withBodyHair !== undefined;
    if (won && !isInWon(currency)) throw new TypeError(`a cap in won, in a shop of ${currency.code}`);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- rules find the rate of a currency by its name
    return cap as OverseaCap;
  };

/**
 * Returns the function that adds the caps of a shop to an overseas order, with the rate of its currency in minor units
 * per unit. Without caps of its own a shop has those of the marketplace.
 * @throws RangeError if a cap is negative, TypeError if a cap in won belongs to a shop in another currency
 */
export const overseasCaps = (
  currency: Currency,
  own: readonly ShopCap[] | undefined,
): ((oversea: OverseaFacts) => OverseaFacts) => {
  if (!own && isInWon(currency)) return (oversea) => oversea;
  const caps = own ? own.map(checkCap(currency)) : marketplaceCaps.map(withoutWonCaps);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same
  const rate = { currencyCode: currency.code, exchangeRate: 10 ** currency.exponent } as ExchangeRate;
  return (oversea) => ({ ...oversea, caps, exchangeRates: [rate, ...oversea.exchangeRates] });
};
