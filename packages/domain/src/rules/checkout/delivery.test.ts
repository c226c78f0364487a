import { expect, test } from 'vitest';
import type { CartUnit } from '../../entities/cart/cart-unit.ts';
import type { DeliveryService, DeliverySlot } from '../../entities/shipping/delivery-slot.ts';
import { cartUnitId } from '../../money/ids.ts';
import type { Fix } from '../../rule/rule.ts';
import { aDeliverySlot } from '../../testing/arbitraries/delivery.ts';
import {
  aSmileDeliveryUnit,
  aSmileFreshBranch,
  aSmileFreshUnit,
  anExpressShopUnit,
} from '../../testing/builders/unit.ts';
import { bars } from '../../testing/checkout-rules.ts';
import { deselect, testRule } from '../../testing/rule-table.ts';
import { flaggedUnit, leavingOut, ordering } from '../../testing/rules.ts';
import { flagged } from '../../testing/unit-kinds.ts';
import { deliveryTimeEnded, locationMissing, notByChosenService, pendingCondition } from './delivery.ts';

const noBranch = [
  anExpressShopUnit({ cartUnitId: cartUnitId(2), expressShopBranch: undefined }),
  aSmileFreshUnit({ cartUnitId: cartUnitId(3), smileFreshBranch: undefined }),
];
const addressed = (hasAddress: boolean, ...units: readonly CartUnit[]) => ordering(units, { hasAddress });
testRule('CART-BR7-27 location missing', locationMissing, [
  [
    '[OV-15] without a branch and an address delivery is impossible',
    [],
    noBranch.map((unit) => addressed(false, unit)),
    { en: 'You cannot order because the delivery location is missing. Please choose the address again.' },
  ],
  [
    '[OV-15] a branch or an address is enough, other services need neither, and excluding the units is enough',
    [
      addressed(true, ...noBranch),
      addressed(false, anExpressShopUnit(), aSmileFreshUnit(), aSmileDeliveryUnit()),
      addressed(false, flaggedUnit(1)),
    ],
    [addressed(false, flaggedUnit(1), ...noBranch)],
    { units: [2, 3], fixes: [deselect(2, 3)] },
  ],
]);

const ended = flaggedUnit(2, [], { isDeliveryTimeEnded: true });
const fresh = (id: number, over: Partial<CartUnit> = {}) => aSmileFreshUnit({ cartUnitId: cartUnitId(id), ...over });
const at = (slot: Partial<DeliverySlot>, ...units: readonly CartUnit[]) =>
  ordering(units, { deliverySlots: [aDeliverySlot(slot)] });
const anotherTime = (id: number): readonly Fix[] => [{ type: 'ChooseDeliveryTime' }, deselect(id)];
testRule('CART-BR7-31 delivery time ended', deliveryTimeEnded, [
  [
    '[OV-15] refuses a unit whose delivery time has ended, and accepts a valid time',
    [ordering([flaggedUnit(1)])],
    [ordering([flaggedUnit(1), ended])],
    { units: [2], fixes: [deselect(2)], en: 'The delivery time you chose has ended. Please choose another.' },
  ],
  [
    '[LY-09] refuses a chosen delivery time that has ended or is full; another time fixes it',
    [at({ state: 'Open' }, fresh(3)), at({ state: 'Ended', branchCode: 'F2' }, fresh(3))],
    [at({ state: 'Full' }, flaggedUnit(1), fresh(3)), at({ state: 'Ended' }, flaggedUnit(1), fresh(3))],
    { units: [3], fixes: anotherTime(3) },
  ],
]);
test('[LY-09] reports a unit whose own time has ended once; another time of the branch does not fix it', () => {
  const both = fresh(3, { isDeliveryTimeEnded: true });
  expect(deliveryTimeEnded.all?.(at({ state: 'Ended' }, both, fresh(4)))).toMatchObject([
    { units: [3], fixes: [deselect(3)] },
    { units: [4], fixes: anotherTime(4) },
  ]);
});

testRule('CART-BR7-43-PENDING pending condition', pendingCondition, [
  '[CK-04] refuses a unit with a pending condition only',
  [ordering([flaggedUnit(1)])],
  [ordering([flaggedUnit(1, ['isPending'])])],
  { params: { product: '사과' }, en: '‘사과’ cannot be ordered yet because something about it is still pending.' },
]);
bars('[CK-04 CK-18] what waits for a condition is barred', pendingCondition, {
  isBarred: (unit) => unit.item.flags?.isPending,
  unit: flagged('isPending'),
});

const brought = (id: number, ...branchServiceTypes: readonly DeliveryService[]) =>
  fresh(id, { smileFreshBranch: aSmileFreshBranch({ branchServiceTypes }) });
const reserved = [brought(1, 'Reserve'), brought(2, 'Reserve')];
testRule('CART-BR7-52 not by the chosen service', notByChosenService, [
  [
    '[LY-09] refuses a unit that its branch does not deliver by the chosen service',
    [at({ service: 'Dawn' }, brought(1, 'Reserve', 'Dawn'), brought(2, 'Dawn'))],
    [at({ service: 'Dawn' }, brought(1, 'Dawn'), brought(2, 'Reserve'))],
    { units: [2], fixes: anotherTime(2), en: '‘사과’ can be ordered only for daytime delivery in a booked time slot.' },
  ],
  [
    '[LY-09] another service has another code',
    [],
    [at({ service: 'Reserve' }, brought(1, 'Dawn'))],
    { code: 'CART-BR7-53', en: '‘사과’ can be ordered only for dawn delivery.' },
  ],
  [
    '[LY-09] accepts an order without a chosen time, without the units or with a time of another branch',
    [
      ordering(reserved),
      leavingOut(at({ service: 'Dawn' }, ...reserved), [1, 2].map(cartUnitId)),
      at({ service: 'Dawn', branchCode: 'F2' }, ...reserved),
    ],
    [],
  ],
]);
test('[LY-09] reports each such unit', () => {
  const found = notByChosenService.all?.(at({ service: 'Dawn' }, ...reserved));
  expect(found?.map(({ units }) => units)).toEqual([[1], [2]]);
});
