import { finding, when } from '../../../rule/finding.ts';
import type { Rule } from '../../../rule/rule.ts';
import type { ChoiceFacts } from './choice-facts.ts';

export const saleStopped: Rule<ChoiceFacts> = {
  code: 'CART-BR1-20',
  codes: ['CART-BR1-20'],
  requirement: 'CM-06',
  source: 'specification 8, CART-BR1',
  broken: ({ isStopped }) => when(isStopped, () => finding('CART-BR1-20', {})),
};
