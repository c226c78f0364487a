import type { Rule } from '../../rule/rule.ts';
import { nothingToDelete } from './CART-BR4-09-nothing-selected.ts';
import type { DeleteFacts } from './facts.ts';

export const deleteRules: readonly Rule<DeleteFacts>[] = [nothingToDelete];
