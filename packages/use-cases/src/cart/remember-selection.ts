import { distinctUntilChanged, filter, ignoreElements, map, tap } from 'rxjs';
import type { Follower } from '../flow/deps.ts';

/** Stores known and selected units in tab storage (WA-25). */
export const rememberSelection: Follower = ({ events, state, memory }) =>
  events.pipe(
    map(state),
    // the selection is empty until the cart is loaded
    filter(({ load }) => load === 'Loaded'),
    distinctUntilChanged((a, b) => a.cart.units === b.cart.units && a.cart.selected === b.cart.selected),
    tap(({ cart: { units, selected } }) => memory.remember({ known: units.map((unit) => unit.cartUnitId), selected })),
    ignoreElements(),
  );
