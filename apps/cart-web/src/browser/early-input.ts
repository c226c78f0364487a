/** A box or a field that the shopper has changed before the page listened. */
interface Changed {
  readonly input: HTMLInputElement;
  /** As the shopper left it. */
  readonly checked: boolean;
  readonly value: string;
}

const isBox = ({ type }: HTMLInputElement): boolean => type === 'checkbox';

const isChanged = (input: HTMLInputElement): boolean =>
  isBox(input) ? input.checked !== input.defaultChecked : input.value !== input.defaultValue;

/** What has been ticked and typed in a page of the server's since it came. */
export const earlyInput = (root: ParentNode): readonly Changed[] =>
  Array.from(root.querySelectorAll('input'))
    .filter(isChanged)
    .map((input) => ({ input, checked: input.checked, value: input.value }));

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

/** Does again what was done before the page listened, now that it does. */
export const redo = (early: readonly Changed[]): void => {
  for (const changed of early)
    if (changed.input.isConnected && !changed.input.disabled) (isBox(changed.input) ? tick : type)(changed);
};
