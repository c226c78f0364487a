import type { CartUnit } from '@baguni/domain/internal';
import type { ViewContext } from './context.ts';
import { distinctNameOf } from './shared-views.ts';

/** Names a unit so that it differs from the others of its cart, e.g. from another option of its item. */
export const distinctNameIn = (
  context: Pick<ViewContext, 'words'>,
  units: readonly CartUnit[],
  unit: CartUnit,
): string => {
  const { cartUnitId, item } = unit;
  const isNamesake = (other: CartUnit) => other.cartUnitId !== cartUnitId && other.item.itemName === item.itemName;
  return distinctNameOf(context, { unit, hasNamesake: units.some(isNamesake) });
};
