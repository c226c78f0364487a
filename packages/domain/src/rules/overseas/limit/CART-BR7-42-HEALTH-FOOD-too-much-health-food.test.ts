import { expect, test } from 'vitest';
import { cartUnitId } from '../../../money/ids.ts';
import { parcel, shipping } from '../../../testing/oversea-rules.ts';
import { findingOf, isBroken, saidIn } from '../../../testing/rules.ts';
import { tooMuchHealthFood } from './CART-BR7-42-HEALTH-FOOD-too-much-health-food.ts';

const vitamins = (kg: number, quantity = 1) => parcel(1, { shippingWeight: kg }, { quantity }, 'healthFood');
const toTaiwan = (kg: number, quantity = 1) => shipping('Taiwan', 'CJ', [vitamins(kg, quantity), parcel(2)]);

test('[OV-08] to Taiwan accepts less than 6 kg of health food and refuses 6 kg', () => {
  expect(isBroken(tooMuchHealthFood, toTaiwan(5.999))).toBe(false);
  expect(isBroken(tooMuchHealthFood, toTaiwan(6))).toBe(true);
  expect(isBroken(tooMuchHealthFood, toTaiwan(2, 3))).toBe(true);
});

test('[OV-08] other food, countries and companies do not count', () => {
  expect(isBroken(tooMuchHealthFood, shipping('Taiwan', 'CJ', [parcel(1, { shippingWeight: 9 })]))).toBe(false);
  expect(isBroken(tooMuchHealthFood, shipping('Japan', 'CJ', [vitamins(9)]))).toBe(false);
  expect(isBroken(tooMuchHealthFood, shipping('Taiwan', 'EMS', [vitamins(9)]))).toBe(false);
});

test('[OV-08 CK-18] fixes: fewer pieces, or exclude the health food', () => {
  expect(findingOf(tooMuchHealthFood, toTaiwan(2, 3))).toMatchObject({
    params: { max: 6 },
    units: [cartUnitId(1)],
    fixes: [
      { type: 'SetQuantity', cartUnitId: cartUnitId(1), quantity: 2 },
      { type: 'Deselect', cartUnitIds: [cartUnitId(1)] },
      { type: 'ChooseCompany', company: 'EMS' },
      { type: 'ShipDomestic' },
    ],
  });
});

test('[ER-09] has a message in every language', () => {
  expect(saidIn(findingOf(tooMuchHealthFood, toTaiwan(6)))).toEqual({
    ko: '이 배송사로는 건강식품을 한 번에 6kg 미만으로 보내실 수 있습니다.',
    en: 'This carrier takes less than 6 kg of health food at a time.',
    cn: '该快递公司每次寄送的健康食品须少于6kg。',
    jp: 'この配送会社で一度にお送りになれる健康食品は6kg未満です。',
  });
});
