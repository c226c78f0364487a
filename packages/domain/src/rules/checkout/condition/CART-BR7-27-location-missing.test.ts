import { option as O } from 'fp-ts';
import type { CartUnit } from '../../../entities/cart/cart-unit.ts';
import { cartUnitId } from '../../../money/ids.ts';
import { aSmileDeliveryUnit, aSmileFreshUnit, anExpressShopUnit } from '../../../testing/builders/unit.ts';
import { expect, test } from 'vitest';
import { findingOf, flaggedUnit, isBroken, leavingOut, ordering, saidIn } from '../../../testing/rules.ts';
import { locationMissing } from './CART-BR7-27-location-missing.ts';

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
