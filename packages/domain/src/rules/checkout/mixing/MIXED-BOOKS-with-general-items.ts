import type { Rule } from '../../../rule/rule.ts';
import type { CheckoutFacts } from '../facts.ts';
import { isOf } from './mall.ts';
import { mixed } from './mixing.ts';

export const booksWithGeneral: Rule<CheckoutFacts> = {
  code: 'MIXED-BOOKS',
  codes: ['MIXED-BOOKS'],
  requirement: 'CK-10',
  source: 'specification 5, Mixing',
  broken: ({ chosen }) => mixed('MIXED-BOOKS', chosen, { apart: isOf('Book'), from: isOf('General') }),
};
