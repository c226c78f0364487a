import type { UnitFacts } from '../common/unit-types.ts';
import { type QuantityFieldView, quantityFieldView } from './quantity-view.ts';
import { either as E, option as O } from 'fp-ts';
import { checkQuantity, finding, won, type CartUnit, type QuantityLimits } from '@baguni/domain';
import { anItem, arbUnit, aUnit } from '@baguni/domain/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deferredViews } from '../testing/deferred-views.ts';
import { testContext } from '../testing/context.ts';

const factsOf = (unit: CartUnit, over: Partial<UnitFacts> = {}): UnitFacts => ({
  unit,
  isSelected: false,
  isConcerned: false,
  duplicates: 0,
  saving: undefined,
  refusal: undefined,
  oneMoreRefused: deferredViews.oneMoreRefused(unit),
  isDeleting: false,
  hasCoupon: false,
  totals: { itemTotal: won(0), couponTotal: won(0), negativeTotal: won(0), price: won(0) },
  isPrompted: false,
  cashback: undefined,
  hasFreeShippingLabel: false,
  isServiceNamedByGroup: true,
  ...over,
});
const fieldOf = (unit: CartUnit, over: Partial<UnitFacts> = {}): QuantityFieldView =>
  quantityFieldView(testContext(), factsOf(unit, over));

const limited = (limits: Partial<QuantityLimits>, quantity: number): CartUnit =>
  aUnit({ quantity, item: anItem({ limits: { min: 1, max: O.none, multiple: 1, ...limits } }) });

test('[QT-01] the field accepts 3 characters and ranges from 1 to 999', () => {
  const field = fieldOf(aUnit());
  expect([field.maxDigits, field.min, field.max, field.step]).toEqual([3, 1, 999, 1]);
  expect(field.decrease.isEnabled).toBe(false);
  expect(field.decrease.reason).toBe('더 줄일 수 없어요');
  expect(field.increase.isEnabled).toBe(true);
});

test('[QT-02] shows limits as text and applies them to + and −', () => {
  const field = fieldOf(limited({ min: 10, max: O.some(20), multiple: 5 }, 15));
  expect(field.limitsText).toBe('최소 10개 · 최대 20개 · 5개 단위');
  expect(field.decrease.command).toEqual({ type: 'ChangeQuantity', cartUnitId: 1, asked: '10' });
  expect(field.increase.command).toEqual({ type: 'ChangeQuantity', cartUnitId: 1, asked: '20' });
  expect(fieldOf(limited({ min: 10, max: O.some(20), multiple: 5 }, 20)).increase.isEnabled).toBe(false);
});

test('[QT-03] under a discount agreement the quantity is fixed, with the reason', () => {
  const field = fieldOf(aUnit({ isItemDiscountAgreement: true, quantity: 2 }));
  expect(field.isEditable).toBe(false);
  expect(field.disabledReason).toBe('할인 약정 상품이라 수량을 바꿀 수 없어요');
  expect([field.decrease.isEnabled, field.increase.isEnabled]).toEqual([false, false]);
});

test('[QT-04] with a coupon in use, the quantity can change and a hint warns that the coupon is cancelled', () => {
  const field = fieldOf(aUnit(), { hasCoupon: true });
  expect(field.isEditable).toBe(true);
  expect(field.hint).toBe('수량을 바꾸면 쿠폰이 취소돼요');
  expect(fieldOf(aUnit()).hint).toBeUndefined();
});

test('[QT-05] shows a refusal next to the field with its limit and a fix, and the field shows the cart value', () => {
  const refusal = finding(
    'CART-BR3-09',
    { max: 999 },
    [],
    [{ type: 'SetQuantity', cartUnitId: aUnit().cartUnitId, quantity: 999 }],
  );
  const field = fieldOf(aUnit({ quantity: 7 }), { refusal });
  expect(field.value).toBe('7');
  expect(field.error).toBe('수량은 999개까지 입력할 수 있습니다.');
  expect(field.errorFixes.map(({ label, command }) => [label, command])).toEqual([
    ['999개로 바꾸기', { type: 'ChangeQuantity', cartUnitId: 1, asked: '999' }],
  ]);
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
