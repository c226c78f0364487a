import { idsOf } from '@baguni/domain/internal';
import { distinctUntilChanged, filter, ignoreElements, map, mergeMap, tap } from 'rxjs';
import type { Follower, UseCase } from '../flow/deps.ts';
import { eventFor, mergeUseCases, ofType } from '../flow/flow.ts';

/** Deselects units, e.g. those beyond the limit of an order (CK-18). */
const deselect: UseCase = (deps) => (commands) =>
  commands.pipe(
    ofType('Deselect'),
    mergeMap(({ cartUnitIds }) => {
      const { selected } = deps.state().cart;
      return cartUnitIds
        .filter((cartUnitId) => selected.includes(cartUnitId))
        .map((cartUnitId) => ({ type: 'UnitToggled' as const, cartUnitId }));
    }),
  );

/** Opens a layer over the page, unless an app opens it in a separate window. */
const openSideLayer: UseCase =
  ({ page }) =>
  (commands) =>
    commands.pipe(
      ofType('OpenSideLayer'),
      filter(({ layer }) => !page.alone?.isFor(layer)),
      map(({ layer }) => ({ type: 'SideLayerOpened', layer })),
    );

export const select: UseCase = mergeUseCases([
  eventFor('ToggleUnit', ({ cartUnitId }) => ({ type: 'UnitToggled', cartUnitId })),
  eventFor('ToggleSellerGroup', ({ sellerGroupKey }) => ({ type: 'SellerGroupToggled', sellerGroupKey })),
  eventFor('ToggleTab', () => ({ type: 'TabToggled' })),
  openSideLayer,
  eventFor('CloseSideLayer', () => ({ type: 'SideLayerClosed' })),
  eventFor('SelectOnly', ({ cartUnitIds }) => ({ type: 'SelectionNarrowed', cartUnitIds })),
  deselect,
]);

export const switchTab: UseCase = (deps) => (commands) =>
  commands.pipe(
    ofType('SwitchTab'),
    filter(({ tab }) => tab !== deps.state().cart.tab),
    tap(({ tab }) => deps.page.showTab(tab)),
    map(({ tab }) => ({ type: 'TabSwitched' as const, tab })),
  );

/** Stores known and selected units in tab storage (WA-25). */
export const rememberSelection: Follower = ({ events, state, memory }) =>
  events.pipe(
    map(state),
    // the selection is empty until the cart is loaded
    filter(({ load }) => load === 'Loaded'),
    map(({ cart: { units, selected } }) => ({ known: idsOf(units), selected })),
    distinctUntilChanged((a, b) => a.selected === b.selected && a.known.join() === b.known.join()),
    tap((selection) => memory.remember(selection)),
    ignoreElements(),
  );
