import { expect, test } from 'vitest';
import { cartUnitId } from '../../../money/ids.ts';
import { parcel, shipping, weighing } from '../../../testing/oversea-rules.ts';
import { findingOf, isBroken, saidIn } from '../../../testing/rules.ts';
import { tooHeavyForEms } from './CART-BR7-24-too-heavy-for-ems.ts';

const by = (kg: number, quantity = 1) => shipping('Indonesia', 'EMS', [weighing(kg, quantity)]);

test('[OV-07] accepts 30 kg and refuses one gram more; sums pieces to 3 decimals', () => {
  expect(isBroken(tooHeavyForEms, by(30))).toBe(false);
  expect(isBroken(tooHeavyForEms, by(30.001))).toBe(true);
  expect(isBroken(tooHeavyForEms, by(30.0004))).toBe(false);
  expect(isBroken(tooHeavyForEms, by(30.0005))).toBe(true);
  expect(isBroken(tooHeavyForEms, by(1.5, 20))).toBe(false);
  expect(isBroken(tooHeavyForEms, by(1.5, 21))).toBe(true);
});

test('[OV-07] accepts 30 light pieces and refuses one more; another company has another code', () => {
  expect(isBroken(tooHeavyForEms, by(0.1, 30))).toBe(false);
  expect(findingOf(tooHeavyForEms, by(0.1, 31)).fixes).toContainEqual({
    type: 'SetQuantity',
    cartUnitId: cartUnitId(1),
    quantity: 30,
  });
  expect(isBroken(tooHeavyForEms, shipping('Indonesia', 'CJ', [weighing(0.1, 31)]))).toBe(false);
});

test('[OV-07] other companies have other codes', () => {
  expect(isBroken(tooHeavyForEms, shipping('Indonesia', 'SFExpress', [weighing(31)]))).toBe(false);
  expect(isBroken(tooHeavyForEms, shipping('Indonesia', 'CJ', [weighing(31)]))).toBe(false);
});

test('[OV-07 CK-18] offers fewer pieces if that is enough, otherwise excludes the excess units', () => {
  expect(findingOf(tooHeavyForEms, by(1.5, 25)).fixes).toContainEqual({
    type: 'SetQuantity',
    cartUnitId: cartUnitId(1),
    quantity: 20,
  });
  const chosen = [1, 2, 3].map((id) => parcel(id, { shippingWeight: 14 }));
  const found = findingOf(tooHeavyForEms, shipping('Indonesia', 'EMS', chosen));
  expect(found).toMatchObject({
    code: 'CART-BR7-24',
    params: { max: 30, count: 30 },
    units: [1, 2, 3].map(cartUnitId),
  });
  expect(found.fixes).toEqual([{ type: 'Deselect', cartUnitIds: [cartUnitId(3)] }, { type: 'ShipDomestic' }]);
});

test('[ER-09] has a message in every language', () => {
  expect(saidIn(findingOf(tooHeavyForEms, by(31)))).toEqual({
    ko: 'EMS로는 한 번에 30kg, 30개까지 보내실 수 있습니다.',
    en: 'EMS takes up to 30 kg and 30 pieces at a time.',
    cn: '使用 EMS 每次最多可寄送30kg、30件。',
    jp: 'EMSで一度にお送りになれるのは30kg、30点までです。',
  });
});
