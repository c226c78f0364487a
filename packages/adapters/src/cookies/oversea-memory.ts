import { currency, shipnation, shippingMethodType, type Cookie } from '@baguni/contract';
import type { OverseaChoice, OverseaMemory } from '@baguni/use-cases';
import { browserCookies, type CookieJar } from './browser-cookies.ts';

/** Country, company and currency as cookies of a document. Values that are not valid in a cookie are not written. */
export const overseaMemory = (jar: CookieJar): OverseaMemory => {
  const cookies = browserCookies(jar);
  const write = <A extends string>(cookie: Cookie<A>, value: string | undefined): void => {
    const word = cookie.values.get(value ?? '');
    if (word !== undefined) cookies.write(cookie, word);
  };
  return {
    recall: async () => ({ company: cookies.read(shippingMethodType), currency: cookies.read(currency) }),
    remember: (choice: Partial<OverseaChoice>) => async () => {
      write(shipnation, choice.country);
      write(shippingMethodType, choice.company);
      write(currency, choice.currency);
    },
  };
};
