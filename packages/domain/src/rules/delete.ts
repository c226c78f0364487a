import { finding, when, type Rule } from '../rule/rule.ts';
import type { DeleteFacts } from './facts.ts';

export const nothingToDelete: Rule<DeleteFacts> = {
  code: 'CART-BR4-09',
  codes: ['CART-BR4-09'],
  requirement: 'DL-01',
  source: 'specification 5, Delete',
  broken: ({ selected }) => when(selected.length === 0, () => finding('CART-BR4-09', {})),
};

export const deleteRules: readonly Rule<DeleteFacts>[] = [nothingToDelete];
