import { call } from './call.ts';
import { answerText, requestText } from '../codecs/base/values.ts';
import { askingPrices, withPrices } from '../codecs/cart/prices.ts';
import { orNull, nothing, list, strict, partly } from '../codecs/base/codec.ts';
import {
  currencyCode,
  exchangeRates,
  shippingCompanies,
  overseaCountries,
  overseaFees,
  overseaUnavailable,
  shippingCompanyType,
} from '../codecs/overseas.ts';
import { priceRequests } from '../codecs/cart/request-ids.ts';

/** Changes the shipping country (CM-49). The specification does not define its path. */
export const changeCountry = call({
  id: 'CM-49',
  path: '/address/changeShippingCountry',
  request: askingPrices(strict({ countryType: requestText(100) })),
  response: withPrices(strict({ shippingCountry: answerText })),
  isWrite: true,
});

/** Exchange rates in won, for one currency or for all (CM-19). */
export const getExchangeRate = call({
  id: 'CM-19',
  path: '/admin/getExchangeRate',
  request: strict({ currencyCode: orNull(currencyCode) }),
  response: partly(strict({ exchangeRates })),
});

/** Reads the companies that ship to a country (CM-17). */
export const getOverseaShippingCompanies = call({
  id: 'CM-17',
  path: '/oversea/getOverseaShippingCompanies',
  request: strict({ countryType: requestText(100) }),
  response: strict({ companies: shippingCompanies }),
});

/** Reads the countries that the marketplace ships to (CM-16). */
export const getOverseaShippingCountries = call({
  id: 'CM-16',
  path: '/oversea/getOverseaShippingCountries',
  request: nothing,
  response: strict({ countries: overseaCountries }),
});

/** Overseas fees of each company (CM-18), computed from the server’s weights. */
export const getOverseaShippingFees = call({
  id: 'CM-18',
  path: '/oversea/getOverseaShippingFees',
  request: strict({ countryType: requestText(100), requests: priceRequests }),
  response: partly(strict({ fees: overseaFees })),
});

/** Units that each company refuses to ship to a country (CM-14). */
export const getShippingUnavailableItems = call({
  id: 'CM-14',
  path: '/shipping/getShippingUnavailableItems',
  request: strict({
    countryType: requestText(100),
    requests: priceRequests,
    shippingCompanies: list(shippingCompanyType, 10),
  }),
  response: strict({ unavailable: overseaUnavailable }),
});
