import * as t from 'io-ts';
import { withOptional, optional, parts, type Codec, strict, partly } from '../base/codec.ts';
import { MAX_UNITS, requestText } from '../base/values.ts';
import { cartContent } from './cart-content.ts';
import { cashbackAnswer, unitDiscounts } from './discount.ts';
import { termsOfCountry } from '../overseas.ts';
import { priceRequests } from './request-ids.ts';
import { shippingBundles, shippingPolicies } from './shipping.ts';

export const pricesRequest = strict({ countryCode: requestText(100), requests: priceRequests });

export const fees = strict({ shippingBundles, shippingPolicies });

export const discountsOfUnits = strict({ discounts: parts('Discount', unitDiscounts, MAX_UNITS) });

/** Prices of the selected units, and abroad its terms. A server may omit unreadable discounts or cashback. */
export const prices = partly(
  withOptional(strict({ shipping: fees }), {
    discount: discountsOfUnits,
    cashback: cashbackAnswer,
    overseas: termsOfCountry,
  }),
);

/** With `cart`, the whole cart also comes with saved quantities; with `selects`, the added unit counts as selected. */
export const refresh = withOptional(pricesRequest, { cart: t.boolean, selects: t.boolean });

/** The request of a write that may also ask for the prices after it (SE-03). */
export const askingPrices = <A extends object>(request: Codec<A>) => optional(request, 'refresh', refresh);

export const refreshed = optional(prices, 'cart', cartContent);

/** The answer to such a write; a repeat of the write is answered without prices (BL-8). */
export const withPrices = <A extends object>(response: Codec<A>) => partly(optional(response, 'refreshed', refreshed));
