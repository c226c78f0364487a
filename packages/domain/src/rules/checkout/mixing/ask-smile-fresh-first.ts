import type { Rule } from '../../../rule/rule.ts';
import type { CheckoutFacts } from '../facts.ts';
import { mixed } from './mixing.ts';

export const smileFreshFirst: Rule<CheckoutFacts> = {
  code: 'ASK-SMILE-FRESH-FIRST',
  codes: ['ASK-SMILE-FRESH-FIRST'],
  requirement: 'CK-05',
  source: 'specification 5, Mixing',
  broken: ({ chosen }) =>
    mixed('ASK-SMILE-FRESH-FIRST', chosen, { apart: (unit) => unit.cartUnitType === 'SmileFresh' }),
};
