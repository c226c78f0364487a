import type { CartUnitId } from '@baguni/domain';
import type { StoredUnit } from './rows.ts';

const placeOf = ({ cartUnitId, detail }: StoredUnit): number => detail.place ?? cartUnitId;

/** Units of one cart in the order in which they were put in; what was brought back stands where it was (DL-03). */
export const inPlaces = (units: readonly StoredUnit[]): readonly StoredUnit[] =>
  units.toSorted((one, other) => placeOf(one) - placeOf(other) || one.cartUnitId - other.cartUnitId);

/** A place right before a unit of a cart, whose units come in order; none where that unit has gone: the end (DL-03). */
export const placeBefore = (units: readonly StoredUnit[], next: CartUnitId | undefined): number | undefined => {
  const at = units.findIndex(({ cartUnitId }) => cartUnitId === next);
  const [before, after] = [units[at - 1], units[at]];
  if (!after) return undefined;
  return before ? (placeOf(before) + placeOf(after)) / 2 : placeOf(after) - 1;
};
