import type { JsonPath } from '../../change/json-path.ts';
import { wholeJson } from '../../change/whole-json.ts';
import type { CartProblem } from '@baguni/contract/cart-json';
import { either as E } from 'fp-ts';
import { useMemo } from 'react';
import type { CartChanged } from '../../engine/cart-engine.ts';
import type { How } from '../../text/history.ts';
import type { JsonObject } from '../../text/json.ts';
import type { Reading } from '../../text/read-text.ts';
import type { ShownCart } from '../../text/use-reading.ts';
import { faultText } from '../../view/field-fault.ts';
import type { Wording } from '../../words/wording.ts';
import { CartFields } from './CartFields.tsx';
import { FormContext } from './form-context.ts';

/** What the form hands on. */
export interface FormPresses {
  readonly onEdit: (json: JsonObject, how: How) => void;
  /** @param label what the press says */
  readonly onChange: (changed: CartChanged, label: string) => void;
  readonly onSay: (text: string) => void;
}

interface CartFormProps extends FormPresses {
  readonly reading: Reading<ShownCart>;
  readonly wording: Wording;
  /** Counts the fields that mean nothing yet. */
  readonly onReport: (field: string, isWrong: boolean) => void;
}

/** The problem of a value, or the first there is: a value may be wrong only beside another. */
const problemAt = (problems: readonly CartProblem[], path: JsonPath): CartProblem | undefined => {
  const here = path.join('.');
  return problems.find((one) => one.path === here || one.path.startsWith(`${here}.`)) ?? problems[0];
};

/** The cart as a form, where its text is one: what is typed is written into its JSON, once the reader takes it. */
export const CartForm = ({ reading: { given, value }, wording, onEdit, onChange, onSay, onReport }: CartFormProps) => {
  const cart = value?.cart;
  const whole = useMemo(() => cart && wholeJson(cart), [cart]);
  if (!given || !cart || !whole) return <p>{wording.words.formNeedsCart}</p>;
  const faultOf = (json: JsonObject, path: JsonPath, isAmount: boolean): string => {
    const read = wording.engine.parseCart(json);
    const problem = E.isLeft(read) ? problemAt(read.left, path) : undefined;
    return problem ? faultText(wording, problem, isAmount) : '';
  };
  const write = (json: JsonObject, path: JsonPath, how: How, isAmount: boolean): string => {
    const fault = faultOf(json, path, isAmount);
    if (fault === '') onEdit(json, how);
    return fault;
  };
  const apply = (json: JsonObject): void => {
    const fault = write(json, [], 'Made', false);
    if (fault !== '') onSay(wording.words.refused(fault));
  };
  return (
    <FormContext value={{ given, whole, cart, wording, write, apply, change: onChange, report: onReport }}>
      <CartFields />
    </FormContext>
  );
};
