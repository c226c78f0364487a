import { anOpenSession } from '@baguni/use-cases/sessions';
import { cartUnitId, languages } from '@baguni/domain/internal';
import { aCoupon, anItem, aUnit } from '@baguni/domain/testing';
import { expect, test } from 'vitest';
import { testContext } from '../testing/context.ts';
import { removalView } from './removal-views.ts';

const item = anItem({ itemName: '<b>사과</b>', itemImageUrl: '/pictures/apple.webp' });
const units = [1, 2].map((n) => aUnit({ cartUnitId: cartUnitId(n), item }));
const shown = (over: object = {}, language: (typeof languages)[number] = 'ko') => {
  const removal = { kind: 'Deleted' as const, units, selected: [], coupons: [], isUndoing: false, ...over };
  return removalView(testContext({ language }), anOpenSession([], { extras: { removal } }));
};

test.each(languages)('[DL-03] names the first unit and the number of units: %s', (language) => {
  expect(shown({}, language)?.text).toMatch(/2.*<b>사과<\/b>/u);
  const one = shown({ units: units.slice(1) }, language);
  expect(one?.text).not.toContain('2');
  expect(one).toMatchObject({ key: 'Deleted 2', image: { src: '/pictures/apple.webp' }, undo: { isEnabled: true } });
  expect(one?.undo.accessibleName).toContain('<b>사과</b>');
});

test.each(languages)('[DL-03] several deleted or saved units count in the text and in the undo: %s', (language) => {
  for (const kind of ['Deleted', 'Saved']) {
    const view = shown({ kind }, language);
    const texts = [view?.text, view?.undo.accessibleName];
    expect(texts.filter((text) => !text?.includes('2'))).toEqual([]);
    expect(view?.undo.accessibleName).toContain(view?.undo.label ?? 'nothing');
  }
});

test('[DL-03] offers no undo without a deletion, and disables it while it runs', () => {
  expect(removalView(testContext(), anOpenSession())).toBeUndefined();
  expect(removalView(testContext(), anOpenSession([], { extras: { removal: null } }))).toBeUndefined();
  expect(shown({ isUndoing: true })).toMatchObject({ text: '다시 담고 있어요', undo: { isEnabled: false } });
});

test.each(languages)('[QT-04] names and offers again the coupons that a quantity change cancelled: %s', (language) => {
  const cancelled = {
    units: units.slice(1),
    coupons: [aCoupon({ couponName: '<b>10%</b>' })],
    kind: 'CouponsCancelled',
  };
  const view = shown(cancelled, language);
  expect(view?.text).toContain('<b>10%</b>');
  expect(view).toMatchObject({
    key: 'CouponsCancelled 2',
    undo: { command: { type: 'UndoRemoval' }, isEnabled: true },
  });
  // Speech input uses the visible label (WA-16).
  expect(view?.undo.accessibleName).toContain(view?.undo.label ?? 'nothing');
  expect(shown({ ...cancelled, isUndoing: true }, language)?.undo.isEnabled).toBe(false);
});

const kinds = ['CouponsReplaced', 'Saved', 'Added'] as const;

test.each(languages.flatMap((language) => kinds.map((kind) => [kind, language] as const)))(
  '[CP-19 FG-01] offers to undo a change of the kind %s: %s',
  (kind, language) => {
    const view = shown({ units: units.slice(1), kind }, language);
    expect(view).toMatchObject({ key: `${kind} 2`, undo: { command: { type: 'UndoRemoval' }, isEnabled: true } });
    expect(view?.undo.accessibleName).toContain(view?.undo.label ?? 'nothing');
    const ofUnit = [view?.text, view?.undo.accessibleName].map((text) => text?.includes('<b>사과</b>'));
    expect(ofUnit).toEqual(kind === 'CouponsReplaced' ? [false, false] : [true, true]);
    const texts = [
      view?.text,
      shown({ units: units.slice(1) }, language)?.text,
      shown({ kind, isUndoing: true }, language)?.text,
    ];
    expect(new Set(texts).size).toBe(3);
  },
);
