/** A box or a field that the shopper changed before the page listened. */
export interface EarlyChange {
  readonly input: HTMLInputElement;
  /** The state after the last action of the shopper. */
  readonly checked: boolean;
  readonly value: string;
}

/** The part of a window that keeps clicks and keys of a drawn page until the page listens (see `early.ts`). */
export interface KeepingWindow {
  /** Stops keeping, and returns the clicks and keys in their order. */
  takePresses?: () => readonly Event[] | undefined;
}

/** The actions of the shopper before the page listened. */
export interface EarlyActions {
  readonly changed: readonly EarlyChange[];
  readonly presses: readonly Event[];
}

/** True if an input is ticked, not typed in. */
export const isBox = ({ type }: HTMLInputElement): boolean => type === 'checkbox';

const isChanged = (input: HTMLInputElement): boolean =>
  isBox(input) ? input.checked !== input.defaultChecked : input.value !== input.defaultValue;

/** Returns what the shopper did in a page of the server before it listened. From now on the page listens itself. */
export const takeEarlyActions = (document: ParentNode, { takePresses }: KeepingWindow): EarlyActions => ({
  changed: Array.from(document.querySelectorAll('input'))
    .filter(isChanged)
    .map((input) => ({ input, checked: input.checked, value: input.value })),
  presses: takePresses?.() ?? [],
});
