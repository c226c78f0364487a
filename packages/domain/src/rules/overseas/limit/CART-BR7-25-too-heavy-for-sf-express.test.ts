import { expect, test } from 'vitest';
import { cartUnitId } from '../../../money/ids.ts';
import { parcel, shipping, weighing } from '../../../testing/oversea-rules.ts';
import { findingOf, isBroken, saidIn } from '../../../testing/rules.ts';
import { tooHeavyForSfExpress } from './CART-BR7-25-too-heavy-for-sf-express.ts';

const by = (kg: number, quantity = 1) => shipping('Indonesia', 'SFExpress', [weighing(kg, quantity)]);

test('[OV-07] accepts 30 kg and refuses one gram more; sums pieces to 3 decimals', () => {
  expect(isBroken(tooHeavyForSfExpress, by(30))).toBe(false);
  expect(isBroken(tooHeavyForSfExpress, by(30.001))).toBe(true);
  expect(isBroken(tooHeavyForSfExpress, by(30.0004))).toBe(false);
  expect(isBroken(tooHeavyForSfExpress, by(30.0005))).toBe(true);
  expect(isBroken(tooHeavyForSfExpress, by(1.5, 20))).toBe(false);
  expect(isBroken(tooHeavyForSfExpress, by(1.5, 21))).toBe(true);
});

test('[OV-07] accepts 30 light pieces and refuses one more; another company has another code', () => {
  expect(isBroken(tooHeavyForSfExpress, by(0.1, 30))).toBe(false);
  expect(findingOf(tooHeavyForSfExpress, by(0.1, 31)).fixes).toContainEqual({
    type: 'SetQuantity',
    cartUnitId: cartUnitId(1),
    quantity: 30,
  });
  expect(isBroken(tooHeavyForSfExpress, shipping('Indonesia', 'CJ', [weighing(0.1, 31)]))).toBe(false);
});

test('[OV-04 OV-07] SF Express to China: 6 pieces by CART-BR7-19, and 30 kg', () => {
  const toChina = (kg: number, quantity: number) => shipping('China', 'SFExpress', [weighing(kg, quantity)]);
  expect(isBroken(tooHeavyForSfExpress, toChina(0.1, 31))).toBe(false);
  expect(findingOf(tooHeavyForSfExpress, toChina(31, 1)).params).toEqual({ max: 30, count: 6 });
});

test('[OV-07] other companies have other codes', () => {
  expect(isBroken(tooHeavyForSfExpress, shipping('Indonesia', 'EMS', [weighing(31)]))).toBe(false);
  expect(isBroken(tooHeavyForSfExpress, shipping('Indonesia', 'CJ', [weighing(31)]))).toBe(false);
});

test('[OV-07 CK-18] offers fewer pieces if that is enough, otherwise excludes the excess units', () => {
  expect(findingOf(tooHeavyForSfExpress, by(1.5, 25)).fixes).toContainEqual({
    type: 'SetQuantity',
    cartUnitId: cartUnitId(1),
    quantity: 20,
  });
  const chosen = [1, 2, 3].map((id) => parcel(id, { shippingWeight: 14 }));
  const found = findingOf(tooHeavyForSfExpress, shipping('Indonesia', 'SFExpress', chosen));
  expect(found).toMatchObject({
    code: 'CART-BR7-25',
    params: { max: 30, count: 30 },
    units: [1, 2, 3].map(cartUnitId),
  });
  expect(found.fixes).toEqual([{ type: 'Deselect', cartUnitIds: [cartUnitId(3)] }, { type: 'ShipDomestic' }]);
});

test('[ER-09] has a message in every language', () => {
  expect(saidIn(findingOf(tooHeavyForSfExpress, by(31)))).toEqual({
    ko: 'SF Express로는 한 번에 30kg, 30개까지 보내실 수 있습니다.',
    en: 'SF Express takes up to 30 kg and 30 pieces at a time.',
    cn: '使用顺丰速运每次最多可寄送30kg、30件。',
    jp: 'SF Expressで一度にお送りになれるのは30kg、30点までです。',
  });
});
