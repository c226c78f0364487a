import type { Rule } from '../../../rule/rule.ts';
import type { CheckoutFacts } from '../facts.ts';
import { isOf } from './mall.ts';
import { mixed } from './mixing.ts';

export const homePlusWithFashion: Rule<CheckoutFacts> = {
  code: 'CART-BR7-29',
  codes: ['CART-BR7-29'],
  requirement: 'CK-10',
  source: 'specification 5, Mixing; 8, CART-BR7',
  broken: ({ chosen }) =>
    mixed('CART-BR7-29', chosen, { apart: isOf('HomePlus'), from: isOf('FashionBrand', 'MangoKorea') }),
};
