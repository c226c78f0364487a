import { isBox, type EarlyActions, type EarlyChange, isTooSoon } from './presses.ts';

const tick = ({ input, checked }: EarlyChange): void => {
  if ((input.dataset['box'] === 'all') === checked) return;
  input.checked = !checked;
  input.click();
};

/** Repeats the typed text as new input, and sends focusout if the shopper left the field. */
const type = ({ input, value }: EarlyChange): void => {
  input.value = input.defaultValue;
  Reflect.set(Object.getPrototypeOf(input), 'value', value, input);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  if (input.ownerDocument.activeElement !== input) input.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
};

const change = (all: readonly EarlyChange[]): void => {
  for (const changed of all)
    if (changed.input.isConnected && !changed.input.disabled) (isBox(changed.input) ? tick : type)(changed);
};

const keys = ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Enter', 'Escape'];

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

export const redo = ({ changed, presses }: EarlyActions): void => {
  change(changed);
  pressAgain(presses);
};
