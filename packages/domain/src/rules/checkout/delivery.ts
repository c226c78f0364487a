import type { CartUnit } from '../../entities/cart/cart-unit.ts';
import { type DeliveryService, slotOfUnit } from '../../entities/shipping/delivery-slot.ts';
import {
  brokenByEach,
  finding,
  idsOf,
  productOf,
  when,
  type Finding,
  type Fix,
  type Rule,
  ruleOf,
} from '../../rule/rule.ts';
import type { CheckoutFacts } from '../facts.ts';
import { restrictedFrom } from './checkout-facts.ts';

const isBroughtFromNowhere = ({ cartUnitType, expressShopBranch, smileFreshBranch }: CartUnit): boolean =>
  (cartUnitType === 'ExpressShop' && expressShopBranch === undefined) ||
  (cartUnitType === 'SmileFresh' && smileFreshBranch === undefined);

/** Rejects units of branch delivery without a known branch or address (OV-15). */
export const locationMissing = ruleOf<CheckoutFacts>(
  'CART-BR7-27',
  'OV-15',
  '8, CART-BR7',
  ({ chosen, hasAddress }) => {
    const cartUnitIds = hasAddress ? [] : idsOf(chosen.filter(isBroughtFromNowhere));
    return when(cartUnitIds.length > 0, () =>
      finding('CART-BR7-27', {}, cartUnitIds, [{ type: 'Deselect', cartUnitIds }]),
    );
  },
);

const endedFinding = (units: readonly CartUnit[], fixes: readonly Fix[]): readonly Finding[] => {
  const cartUnitIds = idsOf(units);
  return units.length === 0
    ? []
    : [finding('CART-BR7-31', {}, cartUnitIds, [...fixes, { type: 'Deselect', cartUnitIds }])];
};

const isGone = (unit: CartUnit, { deliverySlots }: CheckoutFacts): boolean => {
  const slot = slotOfUnit(unit, deliverySlots);
  return slot !== undefined && slot.state !== 'Open';
};

const goneOf = (facts: CheckoutFacts): readonly CartUnit[] =>
  facts.deliverySlots.length === 0
    ? []
    : facts.chosen.filter((unit) => !unit.isDeliveryTimeEnded && isGone(unit, facts));

/** Rejects an ended delivery time, chosen again on the detail page (OV-15) or in the layer (LY-09). */
export const deliveryTimeEnded: Rule<CheckoutFacts> = {
  code: 'CART-BR7-31',
  codes: ['CART-BR7-31'],
  requirement: 'OV-15',
  source: '5, Overseas; 8, CART-BR7',
  ...brokenByEach((facts) => [
    ...endedFinding(
      facts.chosen.filter((unit) => unit.isDeliveryTimeEnded),
      [],
    ),
    ...endedFinding(goneOf(facts), [{ type: 'ChooseDeliveryTime' }]),
  ]),
};

export const pendingCondition = ruleOf<CheckoutFacts>('CART-BR7-43-PENDING', 'CK-04', '5, Checkout', ({ chosen }) =>
  restrictedFrom(
    'CART-BR7-43-PENDING',
    chosen.filter((unit) => unit.item.flags?.isPending),
  ),
);

const codeOf = { Dawn: 'CART-BR7-52', Reserve: 'CART-BR7-53' } as const satisfies Record<DeliveryService, string>;

const serviceFinding = (unit: CartUnit, { deliverySlots }: CheckoutFacts): readonly Finding[] => {
  const slot = slotOfUnit(unit, deliverySlots);
  if (slot === undefined || unit.smileFreshBranch === undefined) return [];
  const { service } = slot;
  if (unit.smileFreshBranch.branchServiceTypes.includes(service)) return [];
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
  source: '8, CART-BR7',
  ...brokenByEach((facts) =>
    facts.deliverySlots.length === 0 ? [] : facts.chosen.flatMap((unit) => serviceFinding(unit, facts)),
  ),
};
