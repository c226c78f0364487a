import { distinctUntilChanged, filter, ignoreElements, map, tap } from 'rxjs';
import type { Follower } from '../deps/deps.ts';

/** Keeps in the browser tab's memory which units are known and which of them are selected, over a reload (WA-25). */
export const rememberSelection: Follower = ({ events, state, memory }) =>
  events.pipe(
    map(state),
    // before the cart is there its emptiness says nothing about what was selected
    filter(({ load }) => load === 'Loaded'),
    distinctUntilChanged((a, b) => a.cart.units === b.cart.units && a.cart.selected === b.cart.selected),
    tap(({ cart: { units, selected } }) => memory.remember({ known: units.map((unit) => unit.cartUnitId), selected })),
    ignoreElements(),
  );
