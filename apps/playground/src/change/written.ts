import { cartState } from '@baguni/contract';
import type { CartState } from '@baguni/domain';
import { carried } from '../text/carried.ts';
import type { JsonObject } from '../text/json.ts';
import { printJson } from '../text/print-json.ts';

/** The text of a cart after a change of it: what the change did is written into what was given (EN-20). */
export const written = (given: JsonObject, before: CartState, after: CartState): string =>
  printJson(carried(given, cartState.encode(before), cartState.encode(after)));
