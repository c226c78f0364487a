import type { CartUnit, Item, QueryProblem } from '@baguni/domain/internal';
import type { FirstView } from '@baguni/use-cases';
import type { Links } from '@baguni/presentation';

/** Values in the address of a page, apart from its place. */
export interface Asked {
  readonly problems: readonly QueryProblem[];
  readonly links: Links;
  readonly allowedHosts: readonly string[];
}

/** The data that the server rendered from and that the browser needs for the same markup. */
export interface DrawnView extends FirstView {
  readonly hasMessages: boolean;
  readonly asked: Asked;
}

/** Some fields; null replaces a value by undefined. */
export type Change<A> = { [K in keyof A]?: A[K] | null };

/** A unit with only those fields that differ from the unit before it. */
export interface UnitChange extends Change<Omit<CartUnit, 'item'>> {
  readonly item: Change<Item>;
}

/** A first view in a document: its units are the changes of each to the next. */
export interface SentView extends Omit<DrawnView, 'state'> {
  readonly state: Omit<DrawnView['state'], 'cart'> & {
    readonly cart: Omit<DrawnView['state']['cart'], 'units'> & { readonly units: readonly UnitChange[] };
  };
}

const changed = <A extends object>(before: A, change: Change<A>): A => ({
  ...before,
  ...Object.fromEntries(Object.entries(change).map(([name, value]) => [name, value ?? undefined])),
});

/** Restores the units from their changes; equal parts are the same objects. */
const withUnits = ({ state, ...view }: SentView): DrawnView => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the first change has all fields
  let last = { item: {} } as CartUnit;
  const units = state.cart.units.map(
    ({ item, ...change }) => (last = changed({ ...last, item: changed(last.item, item) }, change)),
  );
  return { ...view, state: { ...state, cart: { ...state.cart, units } } };
};

export const FIRST_VIEW_ID = 'first-view';

/** Escapes JSON for an element: it can neither close the element nor end a script line. */
export const inertJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<\u2028\u2029]/gu,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

export interface DrawnDocument {
  readonly getElementById: (id: string) => Pick<HTMLElement, 'textContent' | 'remove'> | null;
}

/** Removes and returns the embedded first view, or undefined. The same build wrote it, so it is not validated. */
export const takeFirstView = (document: DrawnDocument): DrawnView | undefined => {
  const element = document.getElementById(FIRST_VIEW_ID);
  if (!element?.textContent) return undefined;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  const view = withUnits(JSON.parse(element.textContent) as SentView);
  // remove it, because it is as large as the cart
  element.remove();
  return view;
};
