import type { CartUnitId } from '@baguni/domain';
import type { StoredUnit } from './rows.ts';

const placeOf = ({ cartUnitId, detail }: StoredUnit): number => detail.place ?? cartUnitId;

/** Sorts units by insertion; restored units have their former position (DL-03). */
export const inPlaces = (units: readonly StoredUnit[]): readonly StoredUnit[] =>
  units.toSorted((one, other) => placeOf(one) - placeOf(other) || one.cartUnitId - other.cartUnitId);

/** Returns a position before a unit, or `undefined` for the end if the unit is gone (DL-03). */
export const placeBefore = (units: readonly StoredUnit[], next: CartUnitId | undefined): number | undefined => {
  const at = units.findIndex(({ cartUnitId }) => cartUnitId === next);
  const [before, after] = [units[at - 1], units[at]];
  if (!after) return undefined;
  return before ? (placeOf(before) + placeOf(after)) / 2 : placeOf(after) - 1;
};
