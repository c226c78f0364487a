import type { UnitFacts } from '../common/unit-types.ts';
import { type QuantityFieldView, quantityFieldView } from './quantity-view.ts';
import { either as E } from 'fp-ts';
import { checkQuantity, finding, type CartUnit, type QuantityLimits } from '@baguni/domain/internal';
import { anItem, arbUnit, aUnit } from '@baguni/domain/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testContext } from '../testing/context.ts';
import { factsOf } from '../testing/printed.ts';

const fieldOf = (unit: CartUnit, over: Partial<UnitFacts> = {}): QuantityFieldView =>
  quantityFieldView(testContext(), { ...factsOf(unit), ...over }, unit.item.itemName);

const limited = (limits: Partial<QuantityLimits>, quantity: number): CartUnit =>
  aUnit({ quantity, item: anItem({ limits: { min: 1, max: undefined, multiple: 1, ...limits } }) });

test('[QT-01] the field accepts 3 characters and ranges from 1 to 999', () => {
  expect(fieldOf(aUnit())).toMatchObject({
    maxDigits: 3,
    min: 1,
    max: 999,
    step: 1,
    decrease: { isEnabled: false, reason: '더 줄일 수 없어요' },
    increase: { isEnabled: true },
  });
});

test('[QT-02] shows limits as text and applies them to + and −', () => {
  const limits = { min: 10, max: 20, multiple: 5 };
  const asking = (asked: string) => ({ command: { type: 'ChangeQuantity', cartUnitId: 1, asked } });
  expect(fieldOf(limited(limits, 15))).toMatchObject({
    limitsText: '최소 10개 · 최대 20개 · 5개 단위',
    decrease: asking('10'),
    increase: asking('20'),
  });
  expect(fieldOf(limited(limits, 20)).increase.isEnabled).toBe(false);
});

test('[QT-03] under a discount agreement the quantity is fixed, with the reason', () => {
  expect(fieldOf(aUnit({ isItemDiscountAgreement: true, quantity: 2 }))).toMatchObject({
    isEditable: false,
    disabledReason: '할인 약정 상품이라 수량을 바꿀 수 없어요',
    decrease: { isEnabled: false },
    increase: { isEnabled: false },
  });
});

test('[QT-04] with a coupon in use, the quantity can change and a hint warns that the coupon is cancelled', () => {
  const hint = '수량을 바꾸면 쿠폰이 취소돼요';
  expect(fieldOf(aUnit(), { hasCoupon: true })).toMatchObject({ isEditable: true, hint });
  expect(fieldOf(aUnit()).hint).toBeUndefined();
});

test('[QT-05] shows a refusal next to the field with its limit and a fix, and the field shows the cart value', () => {
  const fix = { type: 'SetQuantity', cartUnitId: aUnit().cartUnitId, quantity: 999 } as const;
  const refusal = finding('CART-BR3-09', { max: 999 }, [], [fix]);
  expect(fieldOf(aUnit({ quantity: 7 }), { refusal })).toMatchObject({
    value: '7',
    error: '수량은 999개까지 입력할 수 있어요.',
    errorFixes: [{ label: '999개로 바꾸기', command: { type: 'ChangeQuantity', cartUnitId: 1, asked: '999' } }],
  });
});

test('[QT-02] whatever + and − request while enabled, the rules allow', () => {
  fc.assert(
    fc.property(arbUnit, (unit) => {
      const field = fieldOf(unit);
      for (const { isEnabled, command } of [field.decrease, field.increase]) {
        if (!isEnabled || command.type !== 'ChangeQuantity') continue;
        expect(E.isRight(checkQuantity({ unit, asked: command.asked, hasCoupon: false }))).toBe(true);
      }
    }),
  );
});
