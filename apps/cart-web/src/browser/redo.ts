import { isBox, type Changed } from './early-input.ts';
import { isTooSoon } from './press-guard.ts';

/** A box says by its mark what the cart says; it is clicked where that is not what the shopper wanted. */
const tick = ({ input, checked }: Changed): void => {
  if ((input.dataset['box'] === 'all') === checked) return;
  input.checked = !checked;
  input.click();
};

/** The field is given what was typed as if it were typed now; what the shopper has left already is sent. */
const type = ({ input, value }: Changed): void => {
  input.value = input.defaultValue;
  // past the page's own watch over the field, as typing does it
  Reflect.set(Object.getPrototypeOf(input), 'value', value, input);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  if (input.ownerDocument.activeElement !== input) input.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
};

const change = (all: readonly Changed[]): void => {
  for (const changed of all)
    if (changed.input.isConnected && !changed.input.disabled) (isBox(changed.input) ? tick : type)(changed);
};

/** Keys that do something in a field which the page alone knows of. */
const keys = ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', 'Enter', 'Escape'];

const pressKey = (target: EventTarget | null, key: string): void => {
  if (target instanceof HTMLInputElement && keys.includes(key))
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
};

const click = (press: Event): void => {
  if (press.target instanceof Element && !isTooSoon(press)) press.target.closest('button')?.click();
};

const pressAgain = (presses: readonly Event[]): void => {
  for (const press of presses)
    if (press instanceof KeyboardEvent) pressKey(press.target, press.key);
    else click(press);
};

/** What was done before the page listened. */
export interface Early {
  readonly changed: readonly Changed[];
  readonly presses: readonly Event[];
}

/** Does it again, now that the page listens, where it still stands. */
export const redo = ({ changed, presses }: Early): void => {
  change(changed);
  pressAgain(presses);
};
