import type { Rule } from '../../rule/rule.ts';
import { nothingToDelete } from './CART-BR4-09-nothing-selected.ts';
import type { DeleteFacts } from './facts.ts';

/** The rules on a deletion in the order in which they are asked (DL-01). */
export const deleteRules: readonly Rule<DeleteFacts>[] = [nothingToDelete];
