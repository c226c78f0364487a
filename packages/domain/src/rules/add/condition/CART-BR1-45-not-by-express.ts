import { option as O } from 'fp-ts';
import { finding, when } from '../../../rule/finding.ts';
import type { Rule } from '../../../rule/rule.ts';
import { isBroughtByExpress, storeChainOf } from '../../../storefront/store-chain.ts';
import type { AddFacts } from '../facts.ts';

const isExpress = ({ unit }: AddFacts): boolean =>
  unit.cartUnitType === 'ExpressShop' || O.isSome(storeChainOf(unit.seller.sellerKey));

/** Rejects an item of a large category from a store with same-day delivery only (XT-05). */
export const notByExpress: Rule<AddFacts> = {
  code: 'CART-BR1-45',
  codes: ['CART-BR1-45'],
  requirement: 'XT-05',
  source: 'specification 9, some large categories cannot use express',
  broken: (facts) =>
    when(isExpress(facts) && !isBroughtByExpress(facts.unit.item.category.large), () => finding('CART-BR1-45', {})),
};
