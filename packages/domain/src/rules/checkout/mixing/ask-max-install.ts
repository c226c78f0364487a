import { option as O } from 'fp-ts';
import { finding, idsOf } from '../../../rule/finding.ts';
import type { Rule } from '../../../rule/rule.ts';
import type { CheckoutFacts } from '../facts.ts';

export const MAX_INSTALL_UNITS = 5;

/** Rejects too many units with installation; the first ones are ordered first (CK-06). */
export const maxInstall: Rule<CheckoutFacts> = {
  code: 'ASK-MAX-INSTALL',
  codes: ['ASK-MAX-INSTALL'],
  requirement: 'CK-06',
  source: 'specification 5, Mixing; 9, Install orders',
  broken: ({ chosen }) => {
    if (chosen.length <= MAX_INSTALL_UNITS || !chosen.every((unit) => unit.item.flags.isInstall)) return O.none;
    const beyond = idsOf(chosen.slice(MAX_INSTALL_UNITS));
    return O.some(
      finding('ASK-MAX-INSTALL', { max: MAX_INSTALL_UNITS }, beyond, [
        { type: 'OrderFirst', cartUnitIds: idsOf(chosen.slice(0, MAX_INSTALL_UNITS)) },
        { type: 'Deselect', cartUnitIds: beyond },
      ]),
    );
  },
};
