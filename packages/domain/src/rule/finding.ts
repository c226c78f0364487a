import type { CartUnit } from '../entities/cart/cart-unit.ts';
import type { CartUnitId } from '../money/ids.ts';
import type { MessageKey } from '../messages/ko.ts';
import type { ParamsOf, Params } from '../messages/format-message.ts';
import type { Finding, Fix, Rule } from './rule.ts';

/** Creates a finding. A missing message parameter is a compile error. */
export const finding = <K extends MessageKey>(
  code: K,
  params: ParamsOf<K> & Params,
  units: readonly CartUnitId[] = [],
  fixes: readonly Fix[] = [],
): Finding => ({ code, params, units, fixes });

/** Returns the finding if the condition is true, otherwise undefined. */
export const when = (condition: boolean, found: () => Finding): Finding | undefined =>
  condition ? found() : undefined;

/** Returns the item’s name as the seller wrote it, or its number if it has no name. */
export const productOf = ({ item }: Pick<CartUnit, 'item'>): string =>
  item.itemName.trim() === '' ? item.itemNo : item.itemName;

/** The numbers of units, in their order. */
export const idsOf = (units: readonly CartUnit[]): readonly CartUnitId[] => units.map((unit) => unit.cartUnitId);

/** Creates a rule body that checks each unit separately. */
export const brokenByEach = <Facts>(
  all: (facts: Facts) => readonly Finding[],
): Required<Pick<Rule<Facts>, 'broken' | 'all'>> => ({
  broken: (facts) => all(facts)[0],
  all,
});
