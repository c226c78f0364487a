import { cartUnitId, type CartUnitId } from '@baguni/domain';
import type { Scope } from '../store/owner.ts';
import { inPlaces } from '../store/places.ts';
import type { StoredUnit } from '../store/rows.ts';
import type { CartRows } from '../store/tx.ts';
import { keyOf, table, type Journal } from './table.ts';

interface StoredCart {
  readonly version: number;
  readonly units: ReadonlyMap<CartUnitId, StoredUnit>;
}

const newCart: StoredCart = { version: 0, units: new Map() };

const without = <K, V>(map: ReadonlyMap<K, V>, keys: readonly K[]): ReadonlyMap<K, V> => {
  const copy = new Map(map);
  for (const key of keys) copy.delete(key);
  return copy;
};

export const cartRows = (log: Journal): CartRows => {
  const carts = table<StoredCart>(log);
  let lastId = 0;
  const cartOf = ({ tenant, owner }: Scope): StoredCart => carts.get(keyOf(tenant, owner)) ?? newCart;
  const change = (scope: Scope, part: Partial<StoredCart>): void =>
    carts.set(keyOf(scope.tenant, scope.owner), { ...cartOf(scope), ...part });
  const putUnit = (scope: Scope, unit: StoredUnit): void =>
    change(scope, { units: new Map(cartOf(scope).units).set(unit.cartUnitId, unit) });
  return {
    cartVersion: async (scope) => cartOf(scope).version,
    bumpCart: async (scope) => {
      const version = cartOf(scope).version + 1;
      change(scope, { version });
      return version;
    },
    units: async (scope) => inPlaces([...cartOf(scope).units.values()]),
    addUnit: async (scope, unit) => {
      // numbers are never reused, not even after a rollback
      lastId += 1;
      putUnit(scope, { ...unit, cartUnitId: cartUnitId(lastId), version: 1 });
      return cartUnitId(lastId);
    },
    updateUnit: async (scope, id, version, { quantity, detail }) => {
      const unit = cartOf(scope).units.get(id);
      if (unit?.version !== version) return false;
      putUnit(scope, { ...unit, quantity, detail, version: version + 1 });
      return true;
    },
    removeUnits: async (scope, ids) => {
      const { units } = cartOf(scope);
      const removed = [...new Set(ids)].filter((id) => units.has(id));
      change(scope, { units: without(units, removed) });
      return removed;
    },
  };
};
