import { createContext, useContext } from 'react';
import type { JsonPath } from '../../change/json-path.ts';
import type { AnyCart, CartChanged } from '../../engine/cart-engine.ts';
import type { How } from '../../text/history.ts';
import type { JsonObject } from '../../text/json.ts';
import type { Wording } from '../../words/wording.ts';

/** What every field of the form knows. */
export interface Form {
  /** The cart’s text as it is given, and with all that it leaves out. */
  readonly given: JsonObject;
  readonly whole: JsonObject;
  readonly cart: AnyCart;
  readonly wording: Wording;
  /**
   * Writes another text where it is a cart.
   * @param path of the value that was changed
   * @returns what is wrong with that value; empty where it was written
   */
  readonly write: (json: JsonObject, path: JsonPath, how: How, isAmount: boolean) => string;
  /** Writes what a press made of the text; where it is no cart, the answer says why. */
  readonly apply: (json: JsonObject) => void;
  /** Hands on what a verb made of the cart. @param label what the press says */
  readonly change: (changed: CartChanged, label: string) => void;
  /** Counts the fields that mean nothing yet. */
  readonly report: (field: string, isWrong: boolean) => void;
}

/** The form that a field is in. */
export const FormContext = createContext<Form | undefined>(undefined);

/** The form that a field is in; outside of one is a bug. */
export const useForm = (): Form => {
  const form = useContext(FormContext);
  if (!form) throw new TypeError('a field outside of a form');
  return form;
};
