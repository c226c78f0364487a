import type { AnyCart } from '../engine/cart-engine.ts';
import { carried } from '../text/carried.ts';
import type { JsonObject } from '../text/json.ts';
import { printJson } from '../text/print-json.ts';
import { wholeJson } from './whole-json.ts';

/** The text of a cart after a change of it: what the change did is written into what was given (EN-20). */
export const written = (given: JsonObject, before: AnyCart, after: AnyCart): string =>
  printJson(carried(given, wholeJson(before), wholeJson(after)));
