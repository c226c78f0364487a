import type { CartUnitId } from '@baguni/domain/internal';
import { addedTo } from './merge-guest.ts';
import type { Deps } from '../../request/handler.ts';
import { placeBefore, type NewUnit, type StoredUnit } from '../../store/rows.ts';
import { isSameChoice } from '../../cart/unit-of.ts';

/** Increases the quantity of an equal choice, or adds a unit (GM-2), at its former position if restored (DL-03). */
export const putUnit = async (
  { tx, session }: Deps,
  line: NewUnit,
  mine: readonly StoredUnit[],
  before: CartUnitId | undefined,
): Promise<CartUnitId | null> => {
  const same = mine.find((one) => isSameChoice(one, line));
  if (!same) {
    const place = placeBefore(mine, before);
    return tx.addUnit(session.scope, place === undefined ? line : { ...line, detail: { ...line.detail, place } });
  }
  const quantity = same.quantity + line.quantity;
  const detail = { ...same.detail, additions: addedTo(same.detail, line.detail) };
  const isPut = await tx.updateUnit(session.scope, same.cartUnitId, same.version, { quantity, detail });
  return isPut ? same.cartUnitId : null;
};
