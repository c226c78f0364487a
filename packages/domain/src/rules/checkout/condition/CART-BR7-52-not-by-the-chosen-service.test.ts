import { option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import type { DeliveryService } from '../../../entities/shipping/delivery-slot.ts';
import { aDeliverySlot } from '../../../testing/arbitraries/delivery-slot.ts';
import { aSmileFreshBranch } from '../../../testing/builders/unit.ts';
import { findingOf, flaggedUnit, isBroken, leavingOut, ordering, saidIn } from '../../../testing/rules.ts';
import { notByChosenService } from './CART-BR7-52-not-by-the-chosen-service.ts';

const brought = (id: number, ...branchServiceTypes: readonly DeliveryService[]) =>
  flaggedUnit(id, [], {
    cartUnitType: 'SmileFresh',
    smileFreshBranch: O.some(aSmileFreshBranch({ branchServiceTypes })),
  });
const at = (service: DeliveryService) => ({ deliverySlots: [aDeliverySlot({ service })] });

test('[LY-09] refuses a unit that its branch does not deliver by the chosen service', () => {
  expect(isBroken(notByChosenService, ordering([brought(1, 'Reserve', 'Dawn'), brought(2, 'Dawn')], at('Dawn')))).toBe(
    false,
  );
  const found = findingOf(notByChosenService, ordering([brought(1, 'Dawn'), brought(2, 'Reserve')], at('Dawn')));
  expect(found).toMatchObject({
    code: 'CART-BR7-52',
    units: [2],
    fixes: [{ type: 'ChooseDeliveryTime' }, { type: 'Deselect', cartUnitIds: [2] }],
  });
  expect(findingOf(notByChosenService, ordering([brought(1, 'Dawn')], at('Reserve'))).code).toBe('CART-BR7-53');
});

test('[LY-09] reports each such unit; none without a chosen time or at another branch', () => {
  const facts = ordering([brought(1, 'Reserve'), brought(2, 'Reserve')], at('Dawn'));
  expect(notByChosenService.all?.(facts).map(({ units }) => units)).toEqual([[1], [2]]);
  expect(
    isBroken(
      notByChosenService,
      leavingOut(
        facts,
        facts.chosen.map(({ cartUnitId }) => cartUnitId),
      ),
    ),
  ).toBe(false);
  expect(isBroken(notByChosenService, ordering(facts.chosen))).toBe(false);
  const elsewhere = { deliverySlots: [aDeliverySlot({ service: 'Dawn', branchCode: 'F2' })] };
  expect(isBroken(notByChosenService, ordering(facts.chosen, elsewhere))).toBe(false);
});

test('[LY-09] names the available service in every language', () => {
  const said = saidIn(findingOf(notByChosenService, ordering([brought(1, 'Reserve')], at('Dawn'))));
  expect(said.ko).toContain('시간을 예약하는 배송으로만');
  expect(said.en).toContain('only for delivery in a reserved time slot');
  expect(said.cn).toContain('仅支持预约时段配送');
  expect(said.jp).toContain('時間帯を予約する配送でのみ');
  const other = saidIn(findingOf(notByChosenService, ordering([brought(1, 'Dawn')], at('Reserve'))));
  expect(other.en).toContain('only for dawn delivery');
});
