import { option as O } from 'fp-ts';
import type { Rule } from '../../../rule/rule.ts';
import type { CheckoutFacts } from '../facts.ts';
import { mixed } from './mixing.ts';

/** Rejects same-day items with others in storefronts that order them alone (CK-09). */
export const expressWithOthers: Rule<CheckoutFacts> = {
  code: 'CART-BR7-32-EXPRESS',
  codes: ['CART-BR7-32-EXPRESS'],
  requirement: 'CK-09',
  source: 'specification 5, Mixing; 8, CART-BR7',
  broken: ({ chosen, features }) =>
    features.expressShopAlone
      ? mixed('CART-BR7-32-EXPRESS', chosen, { apart: (unit) => unit.cartUnitType === 'ExpressShop' })
      : O.none,
};
