/** A box or a field that the shopper has changed before the page listened. */
export interface Changed {
  readonly input: HTMLInputElement;
  /** As the shopper left it. */
  readonly checked: boolean;
  readonly value: string;
}

/** Whether it is ticked, and not typed in. */
export const isBox = ({ type }: HTMLInputElement): boolean => type === 'checkbox';

const isChanged = (input: HTMLInputElement): boolean =>
  isBox(input) ? input.checked !== input.defaultChecked : input.value !== input.defaultValue;

/** What has been ticked and typed in a page of the server's since it came. */
export const earlyInput = (root: ParentNode): readonly Changed[] =>
  Array.from(root.querySelectorAll('input'))
    .filter(isChanged)
    .map((input) => ({ input, checked: input.checked, value: input.value }));
