import { finding, when, type Rule, ruleOf } from '../rule/rule.ts';
import type { DeleteFacts } from './facts.ts';

export const nothingToDelete = ruleOf<DeleteFacts>('CART-BR4-09', 'DL-01', '5, Delete', ({ selected }) =>
  when(selected.length === 0, () => finding('CART-BR4-09', {})),
);

export const deleteRules: readonly Rule<DeleteFacts>[] = [nothingToDelete];
