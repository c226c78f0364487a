import { option as O } from 'fp-ts';
import type { CartUnit } from '../../../entities/cart/cart-unit.ts';
import { slotOfUnit } from '../../../entities/shipping/delivery-slot.ts';
import { brokenByEach, finding, idsOf } from '../../../rule/finding.ts';
import type { Finding, Fix, Rule } from '../../../rule/rule.ts';
import type { CheckoutFacts } from '../facts.ts';

const foundOf = (units: readonly CartUnit[], fixes: readonly Fix[]): readonly Finding[] => {
  const cartUnitIds = idsOf(units);
  return units.length === 0
    ? []
    : [finding('CART-BR7-31', {}, cartUnitIds, [...fixes, { type: 'Deselect', cartUnitIds }])];
};

const isGone = (unit: CartUnit, { deliverySlots }: CheckoutFacts): boolean => {
  const slot = slotOfUnit(unit, deliverySlots);
  return O.isSome(slot) && slot.value.state !== 'Open';
};

const goneOf = (facts: CheckoutFacts): readonly CartUnit[] =>
  facts.deliverySlots.length === 0
    ? []
    : facts.chosen.filter((unit) => !unit.isDeliveryTimeEnded && isGone(unit, facts));

/**
 * Rejects an ended delivery time. It is chosen again on the detail page (OV-15), or in the layer for SmileFresh, even
 * if full (LY-09).
 */
export const deliveryTimeEnded: Rule<CheckoutFacts> = {
  code: 'CART-BR7-31',
  codes: ['CART-BR7-31'],
  requirement: 'OV-15',
  source: 'specification 5, Overseas; 8, CART-BR7',
  ...brokenByEach((facts) => [
    ...foundOf(
      facts.chosen.filter((unit) => unit.isDeliveryTimeEnded),
      [],
    ),
    ...foundOf(goneOf(facts), [{ type: 'ChooseDeliveryTime' }]),
  ]),
};
