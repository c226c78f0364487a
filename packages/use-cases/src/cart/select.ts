import { map, merge, mergeMap } from 'rxjs';
import type { UseCase } from '../flow/deps.ts';
import { ofType } from '../flow/flow.ts';

export const select: UseCase = (deps) => (commands) =>
  merge(
    commands.pipe(
      ofType('ToggleUnit'),
      map(({ cartUnitId }) => ({ type: 'UnitToggled' as const, cartUnitId })),
    ),
    commands.pipe(
      ofType('ToggleSellerGroup'),
      map(({ sellerGroupKey }) => ({ type: 'SellerGroupToggled' as const, sellerGroupKey })),
    ),
    commands.pipe(
      ofType('ToggleTab'),
      map(() => ({ type: 'TabToggled' as const })),
    ),
    commands.pipe(
      ofType('OpenSideLayer'),
      map(({ layer }) => ({ type: 'SideLayerOpened' as const, layer })),
    ),
    commands.pipe(
      ofType('CloseSideLayer'),
      map(() => ({ type: 'SideLayerClosed' as const })),
    ),
    commands.pipe(
      ofType('SelectOnly'),
      map(({ cartUnitIds }) => ({ type: 'SelectionNarrowed' as const, cartUnitIds })),
    ),
    commands.pipe(
      ofType('Deselect'),
      mergeMap(({ cartUnitIds }) => {
        const {
          cart: { selected },
        } = deps.state();
        const chosen = cartUnitIds.filter((cartUnitId) => selected.includes(cartUnitId));
        return chosen.map((cartUnitId) => ({ type: 'UnitToggled' as const, cartUnitId }));
      }),
    ),
  );
