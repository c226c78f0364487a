import { option as O } from 'fp-ts';
import type { CartUnit } from '../../../entities/cart/cart-unit.ts';
import { slotOfUnit, type DeliveryService } from '../../../entities/shipping/delivery-slot.ts';
import { brokenByEach, finding, productOf } from '../../../rule/finding.ts';
import type { Finding, Rule } from '../../../rule/rule.ts';
import type { CheckoutFacts } from '../facts.ts';

const codeOf = { Dawn: 'CART-BR7-52', Reserve: 'CART-BR7-53' } as const satisfies Record<DeliveryService, string>;

const foundOf = (unit: CartUnit, { deliverySlots }: CheckoutFacts): readonly Finding[] => {
  const slot = slotOfUnit(unit, deliverySlots);
  if (O.isNone(slot) || O.isNone(unit.smileFreshBranch)) return [];
  const { service } = slot.value;
  if (unit.smileFreshBranch.value.branchServiceTypes.includes(service)) return [];
  const cartUnitIds = [unit.cartUnitId];
  const product = productOf(unit);
  return [
    finding(codeOf[service], { product }, cartUnitIds, [
      { type: 'ChooseDeliveryTime' },
      { type: 'Deselect', cartUnitIds },
    ]),
  ];
};

/** Rejects units that the branch does not deliver by the service of the chosen time (LY-09). */
export const notByChosenService: Rule<CheckoutFacts> = {
  code: 'CART-BR7-52',
  codes: Object.values(codeOf),
  requirement: 'LY-09',
  source: 'specification 8, CART-BR7',
  ...brokenByEach((facts) =>
    facts.deliverySlots.length === 0 ? [] : facts.chosen.flatMap((unit) => foundOf(unit, facts)),
  ),
};
