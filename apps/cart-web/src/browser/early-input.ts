export interface Changed {
  readonly input: HTMLInputElement;
  readonly checked: boolean;
  readonly value: string;
}

export const isBox = ({ type }: HTMLInputElement): boolean => type === 'checkbox';

const isChanged = (input: HTMLInputElement): boolean =>
  isBox(input) ? input.checked !== input.defaultChecked : input.value !== input.defaultValue;

/** Returns the checkboxes and fields that were changed since the server-rendered page loaded. */
export const earlyInput = (root: ParentNode): readonly Changed[] =>
  Array.from(root.querySelectorAll('input'))
    .filter(isChanged)
    .map((input) => ({ input, checked: input.checked, value: input.value }));
