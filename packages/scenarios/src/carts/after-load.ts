import {
  unreadableUnit,
  type CartUnit,
  type CartUnitId,
  type InitialCart,
  type Language,
} from '@baguni/domain/internal';
import { choiceKey, contentOf, freeItemsOf, guestUnitsOf, initialCartOf } from './initial-cart-of.ts';
import { unitIdOf } from './unit-of-choice.ts';
import type { Scenario } from '../scenarios/scenario.ts';

const MAX_PIECES = 999;

const most = ({ item }: CartUnit): number => item.limits.max ?? MAX_PIECES;

/** Merges a guest cart: adds the quantities of equal choices up to their limit, and appends others (LS-01). */
const merged = (mine: readonly CartUnit[], theirs: readonly CartUnit[]): readonly CartUnit[] => {
  const units = [...mine];
  for (const unit of theirs) {
    const at = units.findIndex((one) => choiceKey(one) === choiceKey(unit));
    const own = units[at];
    if (!own) units.push(unit);
    else {
      const quantity = Math.max(own.quantity, Math.min(own.quantity + unit.quantity, most(own)));
      units[at] = { ...own, quantity, version: own.version + 1 };
    }
  }
  return units;
};

/** Returns a scenario’s cart after the load: merged, and without flagged units (LS-01). */
export const afterLoad = (scenario: Scenario, language: Language, now: number): InitialCart => {
  const initial = initialCartOf(scenario, language, now);
  const removed = new Set<CartUnitId>(initial.removeCartUnitIds);
  const broken = new Set<CartUnitId>(scenario.behaviour.unreadable.map((i) => unitIdOf(scenario, i)));
  const units = merged(initial.units, guestUnitsOf(scenario, language, now))
    .filter(({ cartUnitId }) => !removed.has(cartUnitId))
    .map((unit) => (broken.has(unit.cartUnitId) ? unreadableUnit(unit.cartUnitId) : unit));
  const content = contentOf(scenario, units, language, initial.cartVersion);
  return { ...initial, ...content, ...freeItemsOf(scenario, content), removeCartUnitIds: [], isNeedMerge: false };
};
