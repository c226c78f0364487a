import type { Rule } from '../../../rule/rule.ts';
import type { CheckoutFacts } from '../facts.ts';
import { mixed } from './mixing.ts';

export const installFirst: Rule<CheckoutFacts> = {
  code: 'ASK-INSTALL-FIRST',
  codes: ['ASK-INSTALL-FIRST'],
  requirement: 'CK-06',
  source: 'specification 5, Mixing',
  broken: ({ chosen }) => mixed('ASK-INSTALL-FIRST', chosen, { apart: (unit) => unit.item.flags.isInstall }),
};
