import { cartState } from '@baguni/contract';
import type { AnyCart } from '../engine/cart-engine.ts';
import { carried } from '../text/carried.ts';
import { isObject, type JsonObject } from '../text/json.ts';
import { printJson } from '../text/print-json.ts';

const objectOf = (value: unknown): JsonObject => (isObject(value) ? value : {});

/** A cart as JSON; its promotions stand beside the State. */
const encoded = (cart: AnyCart): JsonObject => ({
  ...objectOf(cartState.encode(cart)),
  promotions: cart.promotions ?? [],
});

/** The text of a cart after a change of it: what the change did is written into what was given (EN-20). */
export const written = (given: JsonObject, before: AnyCart, after: AnyCart): string =>
  printJson(carried(given, encoded(before), encoded(after)));
