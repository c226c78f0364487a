import { unreadableUnit, type CartUnit, type CartUnitId, type InitialCart, type Language } from '@baguni/domain';
import { contentOf, freeItemsOf, guestUnitsOf, initialCartOf } from './initial-cart-of.ts';
import { unitIdOf } from './unit-of-choice.ts';
import type { Scenario } from '../worlds/world.ts';

const MAX_PIECES = 999;

/** Units with the same key are the same choice of the same item. */
const choiceOf = ({ item }: CartUnit): string =>
  JSON.stringify([
    item.itemNo,
    item.options.map(({ optionNo, optionEntries }) => [optionNo, optionEntries]),
    item.additions.map(({ additionNo }) => additionNo),
  ]);

const most = ({ item }: CartUnit): number => (item.limits.max._tag === 'Some' ? item.limits.max.value : MAX_PIECES);

/** A guest cart put into a buyer's: equal choices add up within their limit, others follow (LS-01). */
const merged = (mine: readonly CartUnit[], theirs: readonly CartUnit[]): readonly CartUnit[] => {
  const units = new Map(mine.map((unit) => [choiceOf(unit), unit]));
  for (const unit of theirs) {
    const own = units.get(choiceOf(unit));
    const quantity = own ? Math.max(own.quantity, Math.min(own.quantity + unit.quantity, most(own))) : unit.quantity;
    units.set(choiceOf(unit), own ? { ...own, quantity, version: own.version + 1 } : unit);
  }
  return [...units.values()];
};

/** A scenario's cart as the page holds it once the load plan was carried out: merged, flagged units gone (LS-01). */
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
