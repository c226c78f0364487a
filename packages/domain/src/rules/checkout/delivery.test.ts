import { option as O } from 'fp-ts';
import { describe, expect, test } from 'vitest';
import type { CartUnit } from '../../entities/cart/cart-unit.ts';
import type { DeliveryService, SlotState } from '../../entities/shipping/delivery-slot.ts';
import { cartUnitId } from '../../money/ids.ts';
import { aDeliverySlot } from '../../testing/arbitraries/delivery.ts';
import {
  aSmileDeliveryUnit,
  aSmileFreshBranch,
  aSmileFreshUnit,
  anExpressShopUnit,
} from '../../testing/builders/unit.ts';
import { bars } from '../../testing/checkout-rules.ts';
import { findingOf, flaggedUnit, isBroken, leavingOut, ordering, saidIn } from '../../testing/rules.ts';
import { flagged } from '../../testing/unit-kinds.ts';
import { deliveryTimeEnded, locationMissing, notByChosenService, pendingCondition } from './delivery.ts';

describe('CART-BR7-27 location missing', () => {
  const express = anExpressShopUnit({ cartUnitId: cartUnitId(2), expressShopBranch: O.none });

  const fresh = aSmileFreshUnit({ cartUnitId: cartUnitId(3), smileFreshBranch: O.none });

  const asked = (hasAddress: boolean, ...units: readonly CartUnit[]) => ordering(units, { hasAddress });

  test('[OV-15] without a branch and an address delivery is impossible', () => {
    expect(isBroken(locationMissing, asked(false, express))).toBe(true);
    expect(isBroken(locationMissing, asked(false, fresh))).toBe(true);
  });

  test('[OV-15] a branch or an address is enough, and other services need neither', () => {
    expect(isBroken(locationMissing, asked(true, express, fresh))).toBe(false);
    expect(isBroken(locationMissing, asked(false, anExpressShopUnit(), aSmileFreshUnit(), aSmileDeliveryUnit()))).toBe(
      false,
    );
    expect(isBroken(locationMissing, asked(false, flaggedUnit(1)))).toBe(false);
  });

  test('[OV-15] excludes the units without a place', () => {
    const facts = asked(false, flaggedUnit(1), express, fresh);
    const found = findingOf(locationMissing, facts);
    expect(found).toMatchObject({ units: [2, 3], fixes: [{ type: 'Deselect', cartUnitIds: [2, 3] }] });
    expect(isBroken(locationMissing, leavingOut(facts, found.units))).toBe(false);
  });

  test('[OV-15] has a message in every language', () => {
    expect(saidIn(findingOf(locationMissing, asked(false, express)))).toEqual({
      ko: '배송 위치 정보가 없어 주문할 수 없습니다. 배송지를 다시 선택해 주십시오.',
      en: 'You cannot order because the delivery location is missing. Please choose the address again.',
      cn: '缺少配送位置信息，无法订购。请重新选择收货地址。',
      jp: '配送先の位置情報がないため、注文できません。お届け先を選び直してください。',
    });
  });
});

describe('CART-BR7-31 delivery time ended', () => {
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
    expect(
      deliveryTimeEnded.all?.(ordering([both, { ...fresh, cartUnitId: cartUnitId(4) }], at('Ended'))),
    ).toMatchObject([{ units: [3] }, { units: [4] }]);
  });
});

describe('CART-BR7-43-PENDING pending condition', () => {
  test('[CK-04] refuses a unit with a pending condition only', () => {
    expect(isBroken(pendingCondition, ordering([flaggedUnit(1, ['isPending'])]))).toBe(true);
    expect(isBroken(pendingCondition, ordering([flaggedUnit(1)]))).toBe(false);
  });

  bars('[CK-04 CK-18] what waits for a condition is barred', pendingCondition, {
    isBarred: (unit) => unit.item.flags.isPending,
    unit: flagged('isPending'),
  });

  test('[CK-04] has a message in every language', () => {
    expect(saidIn(findingOf(pendingCondition, ordering([flaggedUnit(1), flaggedUnit(2, ['isPending'])])))).toEqual({
      ko: '‘사과’ 상품은 처리 중인 사항이 있어 아직 주문할 수 없습니다.',
      en: '‘사과’ cannot be ordered yet because something about it is still pending.',
      cn: '“사과”有待处理事项，暂时无法订购。',
      jp: '「사과」は処理中の事項があるため、まだ注文できません。',
    });
  });
});

describe('CART-BR7-52 not by the chosen service', () => {
  const brought = (id: number, ...branchServiceTypes: readonly DeliveryService[]) =>
    flaggedUnit(id, [], {
      cartUnitType: 'SmileFresh',
      smileFreshBranch: O.some(aSmileFreshBranch({ branchServiceTypes })),
    });

  const at = (service: DeliveryService) => ({ deliverySlots: [aDeliverySlot({ service })] });

  test('[LY-09] refuses a unit that its branch does not deliver by the chosen service', () => {
    expect(
      isBroken(notByChosenService, ordering([brought(1, 'Reserve', 'Dawn'), brought(2, 'Dawn')], at('Dawn'))),
    ).toBe(false);
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
});
