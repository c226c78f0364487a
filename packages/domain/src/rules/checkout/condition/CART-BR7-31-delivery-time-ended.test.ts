import { expect, test } from 'vitest';
import { aDeliverySlot } from '../../../testing/arbitraries/delivery-slot.ts';
import { aSmileFreshUnit } from '../../../testing/builders/unit.ts';
import { cartUnitId } from '../../../money/ids.ts';
import type { SlotState } from '../../../entities/shipping/delivery-slot.ts';
import { findingOf, flaggedUnit, isBroken, leavingOut, ordering, saidIn } from '../../../testing/rules.ts';
import { deliveryTimeEnded } from './CART-BR7-31-delivery-time-ended.ts';

const ended = flaggedUnit(2, [], { isDeliveryTimeEnded: true });

test('[OV-15] refuses a unit whose delivery time has ended, and accepts a valid time', () => {
  expect(isBroken(deliveryTimeEnded, ordering([flaggedUnit(1), ended]))).toBe(true);
  expect(isBroken(deliveryTimeEnded, ordering([flaggedUnit(1)]))).toBe(false);
});

test('[OV-15] excludes the units of that time', () => {
  const facts = ordering([flaggedUnit(1), ended]);
  const found = findingOf(deliveryTimeEnded, facts);
  expect(found).toMatchObject({ units: [2], fixes: [{ type: 'Deselect', cartUnitIds: [2] }] });
  expect(isBroken(deliveryTimeEnded, leavingOut(facts, found.units))).toBe(false);
});

test('[OV-15] has a message in every language', () => {
  expect(saidIn(findingOf(deliveryTimeEnded, ordering([ended])))).toEqual({
    ko: '선택하신 배송 시간이 마감되었습니다. 배송 시간을 다시 선택해 주십시오.',
    en: 'The delivery time you chose has ended. Please choose another.',
    cn: '所选配送时段已截止，请重新选择。',
    jp: '選択された配送時間の受付が終了しました。選び直してください。',
  });
});

const fresh = aSmileFreshUnit({ cartUnitId: cartUnitId(3) });
const at = (state: SlotState, branchCode = 'F1') => ({ deliverySlots: [aDeliverySlot({ state, branchCode })] });

test('[LY-09] refuses a chosen delivery time that has ended or is full; another time fixes it', () => {
  expect(isBroken(deliveryTimeEnded, ordering([fresh], at('Open')))).toBe(false);
  expect(isBroken(deliveryTimeEnded, ordering([fresh], at('Ended', 'F2')))).toBe(false);
  for (const state of ['Full', 'Ended'] as const)
    expect(findingOf(deliveryTimeEnded, ordering([flaggedUnit(1), fresh], at(state)))).toMatchObject({
      code: 'CART-BR7-31',
      units: [3],
      fixes: [{ type: 'ChooseDeliveryTime' }, { type: 'Deselect', cartUnitIds: [3] }],
    });
});

test('[LY-09] reports a unit whose own time has ended once; another time of the branch does not fix it', () => {
  const both = { ...fresh, isDeliveryTimeEnded: true };
  expect(
    deliveryTimeEnded.all?.(ordering([both], at('Ended'))).map(({ fixes }) => fixes.map(({ type }) => type)),
  ).toEqual([['Deselect']]);
  expect(deliveryTimeEnded.all?.(ordering([both, { ...fresh, cartUnitId: cartUnitId(4) }], at('Ended')))).toMatchObject(
    [{ units: [3] }, { units: [4] }],
  );
});
