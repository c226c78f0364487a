import type { ExchangeRate } from '../entities/overseas/oversea.ts';
import type { Currency } from '../money/currency.ts';
import { marketplaceCaps, type OverseaCap } from '../overseas/limits.ts';
import type { OverseaFacts } from '../rules/facts.ts';

/** A cap for overseas orders: for all, or for a country or company (OV-04..OV-08, EN-10). */
export interface ShopCap extends Omit<OverseaCap, 'amounts'> {
  /**
   * Upper bound of the goods without shipping: `amount` in whole units of `currency`, e.g. dollars. It is the
   * currency of the shop or one with a known rate.
   */
  readonly amounts?: readonly { readonly amount: number; readonly currency: string }[];
}

const isInWon = ({ code }: Currency): boolean => code === 'KRW';

const withoutWon = ({ withBodyHair: _, amounts, ...cap }: OverseaCap): OverseaCap =>
  amounts ? { ...cap, amounts: amounts.filter(({ currency }) => currency !== 'KRW') } : cap;

const checked =
  (currency: Currency) =>
  (cap: ShopCap): OverseaCap => {
    const { amounts = [], country: _, company: __, ...limits } = cap;
    const wrong = [...Object.values(limits), ...amounts.map(({ amount }) => amount)].find((n) => !(n >= 0));
    if (wrong !== undefined) throw new RangeError(`a cap overseas is 0 or more: ${wrong}`);
    const won = amounts.some((one) => one.currency === 'KRW') || cap.withBodyHair !== undefined;
    if (won && !isInWon(currency)) throw new TypeError(`a cap in won, in a shop of ${currency.code}`);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- to the rules a currency is a name, by which they find its rate
    return cap as OverseaCap;
  };

/**
 * Returns the overseas caps of a shop; undefined means those of the marketplace.
 * @throws RangeError if a cap is negative, TypeError if a cap in won belongs to a shop in another currency
 */
export const capsOf = (currency: Currency, own: readonly ShopCap[] | undefined): readonly OverseaCap[] | undefined => {
  if (own) return own.map(checked(currency));
  return isInWon(currency) ? undefined : marketplaceCaps.map(withoutWon);
};

/** Applies the caps of a shop to an order, with the rate of its currency in minor units per unit. */
export const capped =
  ({ code, exponent }: Currency, caps: readonly OverseaCap[] | undefined) =>
  (oversea: OverseaFacts): OverseaFacts => {
    if (!caps) return oversea;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same
    const own = { currencyCode: code, exchangeRate: 10 ** exponent } as ExchangeRate;
    return { ...oversea, caps, exchangeRates: [own, ...oversea.exchangeRates] };
  };
