import { option as O } from 'fp-ts';
import type { CartUnit } from '../../../entities/cart/cart-unit.ts';
import type { Rule } from '../../../rule/rule.ts';
import type { CheckoutFacts } from '../facts.ts';
import { mixed } from './mixing.ts';

const isExpress = ({ cartUnitType }: CartUnit): boolean => cartUnitType === 'ExpressShop';
const isSmileDelivered = ({ cartUnitType, item: { flags } }: CartUnit): boolean =>
  cartUnitType === 'SmileDelivery' || flags.isSmileDelivery || flags.isFasterDelivery;

export const expressFirst: Rule<CheckoutFacts> = {
  code: 'ASK-EXPRESS-FIRST',
  codes: ['ASK-EXPRESS-FIRST'],
  requirement: 'CK-09',
  source: 'specification 5, Mixing',
  broken: ({ chosen, features }) => {
    // another rule applies if they cannot be combined at all (CART-BR7-32-EXPRESS)
    if (features.expressShopAlone) return O.none;
    return mixed('ASK-EXPRESS-FIRST', chosen, { apart: isExpress, from: isSmileDelivered });
  },
};
