import { finding, when } from '../../../rule/finding.ts';
import type { Rule } from '../../../rule/rule.ts';
import type { AddFacts } from '../facts.ts';

/** Rejects a new unit in a full cart. An equal choice grows instead. */
export const cartIsFull: Rule<AddFacts> = {
  code: 'CART-BR1-43',
  codes: ['CART-BR1-43'],
  requirement: 'CM-06',
  source: 'specification 5, Memo; 8, CART-BR1',
  broken: (facts) =>
    when(facts.piecesInCart === 0 && facts.cartUnitCount >= facts.buyer.cartSize, () =>
      finding('CART-BR1-43', { max: facts.buyer.cartSize }),
    ),
};
