import { addCheckoutByCart } from './add-checkout-by-cart.ts';
import { getAvailableDiscount } from './get-available-discount.ts';
import { getCart } from './get-cart.ts';
import { getEnvironment } from './get-environment.ts';
import { getInitialCart } from './get-initial-cart.ts';
import { getShipping } from './get-shipping.ts';
import { logClientError } from './log-client-error.ts';
import { mergeCart } from './merge-cart.ts';
import { getOrder } from './reference/get-order.ts';
import { payOrder } from './reference/pay-order.ts';
import { removeCartUnits } from './remove-cart-units.ts';
import { setQuantity } from './set-quantity.ts';

/** Every call, by its name: the page's client, the server and the API description read this one table. */
export const calls = {
  getEnvironment,
  getInitialCart,
  getCart,
  mergeCart,
  setQuantity,
  removeCartUnits,
  addCheckoutByCart,
  getAvailableDiscount,
  getShipping,
  logClientError,
  getOrder,
  payOrder,
} as const;

/** The table of calls. */
export type Calls = typeof calls;
/** The name of a call. */
export type CallName = keyof Calls;
