import type { ExchangeRate } from '@baguni/domain';

/** Won for one of a currency: the rates of the reference marketplace, fixed so that its prices can be reproduced. */
export const exchangeRates: readonly ExchangeRate[] = [
  { currencyCode: 'KRW', exchangeRate: 1 },
  { currencyCode: 'USD', exchangeRate: 1_385.5 },
  { currencyCode: 'JPY', exchangeRate: 9.21 },
  { currencyCode: 'CNY', exchangeRate: 191.2 },
  { currencyCode: 'HKD', exchangeRate: 177.4 },
  { currencyCode: 'THB', exchangeRate: 41.3 },
  { currencyCode: 'MYR', exchangeRate: 327.6 },
  { currencyCode: 'SGD', exchangeRate: 1_068.4 },
  { currencyCode: 'AUD', exchangeRate: 905.2 },
  { currencyCode: 'TWD', exchangeRate: 43.1 },
];
