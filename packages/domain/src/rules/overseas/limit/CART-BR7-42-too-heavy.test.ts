import { expect, test } from 'vitest';
import { cartUnitId } from '../../../money/ids.ts';
import { parcel, shipping, weighing } from '../../../testing/oversea-rules.ts';
import { findingOf, isBroken, saidIn } from '../../../testing/rules.ts';
import { tooHeavy } from './CART-BR7-42-too-heavy.ts';

const by = (kg: number, quantity = 1) => shipping('Indonesia', 'CJ', [weighing(kg, quantity)]);

test('[OV-07] accepts 30 kg and refuses one gram more; sums pieces to 3 decimals', () => {
  expect(isBroken(tooHeavy, by(30))).toBe(false);
  expect(isBroken(tooHeavy, by(30.001))).toBe(true);
  expect(isBroken(tooHeavy, by(30.0004))).toBe(false);
  expect(isBroken(tooHeavy, by(30.0005))).toBe(true);
  expect(isBroken(tooHeavy, by(1.5, 20))).toBe(false);
  expect(isBroken(tooHeavy, by(1.5, 21))).toBe(true);
});

test('[OV-07] accepts 30 light pieces and refuses one more; another company has another code', () => {
  expect(isBroken(tooHeavy, by(0.1, 30))).toBe(false);
  expect(findingOf(tooHeavy, by(0.1, 31)).fixes).toContainEqual({
    type: 'SetQuantity',
    cartUnitId: cartUnitId(1),
    quantity: 30,
  });
  expect(isBroken(tooHeavy, shipping('Indonesia', 'EMS', [weighing(0.1, 31)]))).toBe(false);
});

test('[OV-07] other companies have other codes', () => {
  expect(isBroken(tooHeavy, shipping('Indonesia', 'SFExpress', [weighing(31)]))).toBe(false);
  expect(isBroken(tooHeavy, shipping('Indonesia', 'EMS', [weighing(31)]))).toBe(false);
});

test('[OV-07 CK-18] offers fewer pieces if that is enough, otherwise excludes the excess units', () => {
  expect(findingOf(tooHeavy, by(1.5, 25)).fixes).toContainEqual({
    type: 'SetQuantity',
    cartUnitId: cartUnitId(1),
    quantity: 20,
  });
  const chosen = [1, 2, 3].map((id) => parcel(id, { shippingWeight: 14 }));
  const found = findingOf(tooHeavy, shipping('Indonesia', 'CJ', chosen));
  expect(found).toMatchObject({
    code: 'CART-BR7-42',
    params: { max: 30, count: 30 },
    units: [1, 2, 3].map(cartUnitId),
  });
  expect(found.fixes).toEqual([{ type: 'Deselect', cartUnitIds: [cartUnitId(3)] }, { type: 'ShipDomestic' }]);
});

test('[ER-09] has a message in every language', () => {
  expect(saidIn(findingOf(tooHeavy, by(31)))).toEqual({
    ko: '해외배송은 한 번에 30kg, 30개까지 보내실 수 있습니다.',
    en: 'Up to 30 kg and 30 pieces can be shipped overseas at a time.',
    cn: '海外配送每次最多可寄送30kg、30件。',
    jp: '海外配送で一度にお送りになれるのは30kg、30点までです。',
  });
});

test.each([
  ['HongKong', 20],
  ['UnitedStates', 30],
  ['Japan', 30],
  ['Thailand', 20],
  ['MalaysiaWest', 30],
  ['Singapore', 20],
  ['Australia', 30],
  ['Taiwan', 20],
])('[OV-07] CJ Logistics carries to %s %i kg; EMS carries 30 kg', (country, kg) => {
  const order = (weight: number, company: 'CJ' | 'EMS') => shipping(country, company, [weighing(weight)]);
  expect(isBroken(tooHeavy, order(kg, 'CJ'))).toBe(false);
  expect(findingOf(tooHeavy, order(kg + 0.001, 'CJ')).params).toEqual({ max: kg, count: 30 });
  expect(isBroken(tooHeavy, order(kg + 0.001, 'EMS'))).toBe(false);
});
