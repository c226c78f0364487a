import { option as O } from 'fp-ts';
import { finding, when } from '../../../rule/finding.ts';
import type { Rule } from '../../../rule/rule.ts';
import type { ChoiceFacts } from './choice-facts.ts';

export const notOffered: Rule<ChoiceFacts> = {
  code: 'CART-BR1-45',
  codes: ['CART-BR1-45'],
  requirement: 'CM-06',
  source: 'specification 8, CART-BR1',
  broken: ({ item }) => when(O.isNone(item), () => finding('CART-BR1-45', {})),
};
