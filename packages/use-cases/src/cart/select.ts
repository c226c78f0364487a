import { idsOf } from '@baguni/domain/internal';
import { distinctUntilChanged, filter, ignoreElements, map, tap } from 'rxjs';
import type { Follower, UseCase } from '../flow/deps.ts';
import { answerEach, eventFor, mergeUseCases } from '../flow/flow.ts';

/** Deselects units, e.g. those beyond the limit of an order (CK-18). */
const deselect = answerEach('Deselect', ({ state }, { cartUnitIds }) =>
  cartUnitIds
    .filter((cartUnitId) => state().cart.selected.includes(cartUnitId))
    .map((cartUnitId) => ({ type: 'UnitToggled', cartUnitId })),
);

/** Opens a layer over the page, unless an app opens it in a separate window. */
const openSideLayer = answerEach('OpenSideLayer', ({ page }, { layer }) =>
  page.alone?.isFor(layer) ? [] : [{ type: 'SideLayerOpened', layer }],
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

export const switchTab = answerEach('SwitchTab', ({ page, state }, { tab }) => {
  if (tab === state().cart.tab) return [];
  page.showTab(tab);
  return [{ type: 'TabSwitched', tab }];
});

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
