import type { CartUnit } from '@baguni/domain/internal';
import { isSame } from '@baguni/presentation';
import type { Change, DrawnView, SentView, UnitChange } from '../browser/first-view.ts';

/** Returns the fields that differ; JSON has null for a missing one. Both values have the same fields. */
const changes = <Value extends object>(before: Partial<Value>, now: Value): Change<Value> => {
  const changed: Change<Value> = {};
  for (const field in now) if (!isSame(before[field], now[field])) changed[field] = now[field] ?? null;
  return changed;
};

const changeOf = (before: CartUnit | undefined, now: CartUnit): UnitChange => ({
  ...(before ? changes({ ...before, item: now.item }, now) : now),
  item: before ? changes(before.item, now.item) : now.item,
});

/** Omits fields that a unit shares with the previous unit: most of its flags, its seller and its discounts. */
export const sentView = ({ state, ...view }: DrawnView): SentView => {
  const { units } = state.cart;
  return {
    ...view,
    state: { ...state, cart: { ...state.cart, units: units.map((unit, at) => changeOf(units[at - 1], unit)) } },
  };
};
