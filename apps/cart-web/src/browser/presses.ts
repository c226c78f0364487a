/** A box or a field that the shopper changed before the page listened. */
export interface EarlyChange {
  readonly input: HTMLInputElement;
  /** Current state, which the last action of the shopper has set. */
  readonly checked: boolean;
  readonly value: string;
}

/** The part of a window that records clicks and keys of a server-rendered page until the page listens (see `early.ts`). */
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

/** Returns the actions of the shopper in a server-rendered page before hydration. From now on the page listens itself. */
export const takeEarlyActions = (document: ParentNode, { takePresses }: KeepingWindow): EarlyActions => ({
  changed: Array.from(document.querySelectorAll('input'))
    .filter(isChanged)
    .map((input) => ({ input, checked: input.checked, value: input.value })),
  presses: takePresses?.() ?? [],
});

/** Time in ms that a page must be visible before it accepts an important press (CS-10). */
const VISIBLE_MS = 500;

const APPEARED = 'first-contentful-paint';

/**
 * True if a press that orders, pays, joins or answers follows the page’s appearance too soon. It may have been meant
 * for a window above. False if the browser reports no paint.
 */
export const isTooSoon = ({ target, timeStamp }: Pick<Event, 'target' | 'timeStamp'>): boolean =>
  target instanceof Element &&
  target.closest('[data-look=primary]') !== null &&
  performance.getEntriesByName(APPEARED).some(({ startTime }) => timeStamp - startTime < VISIBLE_MS);

export const guardPresses = (window: Pick<Window, 'addEventListener'>): void =>
  window.addEventListener('click', (press) => isTooSoon(press) && press.stopPropagation(), true);

/** Marks from now on when the page is shown again, by the name that a browser gives its first paint. */
export const markAppearances = (window: Pick<Window, 'addEventListener'>): void =>
  window.addEventListener('visibilitychange', () => performance.mark(APPEARED));
