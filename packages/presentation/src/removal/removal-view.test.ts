import { anOpenSession } from '@baguni/use-cases/sessions';
import { cartUnitId, languages } from '@baguni/domain';
import { aCoupon, anItem, aUnit } from '@baguni/domain/testing';
import { expect, test } from 'vitest';
import { testContext } from '../testing/context.ts';
import { removalView } from './removal-view.ts';

const item = anItem({ itemName: '<b>사과</b>', itemImageUrl: '/pictures/apple.webp' });
const units = [1, 2].map((n) => aUnit({ cartUnitId: cartUnitId(n), item }));
const shown = (over: object = {}, language: (typeof languages)[number] = 'ko') => {
  const removal = { units, selected: [], coupons: [], isUndoing: false, ...over };
  return removalView(testContext({ language }), anOpenSession([], { extras: { removal } }));
};

test.each(languages)('[DL-03] names the first unit and the number of units: %s', (language) => {
  expect(shown({}, language)?.text).toMatch(/<b>사과<\/b>.*2/u);
  const one = shown({ units: units.slice(1) }, language);
  expect(one?.text).not.toContain('2');
  expect(one).toMatchObject({ key: '2', image: { src: '/pictures/apple.webp' }, undo: { isEnabled: true } });
  expect(one?.undo.accessibleName).toContain('<b>사과</b>');
});

test('[DL-03] offers no undo without a deletion, and disables it while it runs', () => {
  expect(removalView(testContext(), anOpenSession())).toBeUndefined();
  expect(removalView(testContext(), anOpenSession([], { extras: { removal: null } }))).toBeUndefined();
  expect(shown({ isUndoing: true })).toMatchObject({ text: '다시 담고 있어요.', undo: { isEnabled: false } });
});

test.each(languages)('[QT-04] names and offers again the coupons that a quantity change cancelled: %s', (language) => {
  const cancelled = { units: units.slice(1), coupons: [aCoupon({ couponName: '<b>10%</b>' })], isInCart: true };
  const view = shown(cancelled, language);
  expect(view?.text).toContain('<b>10%</b>');
  expect(view).toMatchObject({ key: 'Cancelled 2', undo: { command: { type: 'UndoRemoval' }, isEnabled: true } });
  // Speech input uses the visible label (WA-16).
  expect(view?.undo.accessibleName).toContain(view?.undo.label ?? 'nothing');
  expect(shown({ ...cancelled, isUndoing: true }, language)?.undo.isEnabled).toBe(false);
});

test.each(languages)('[CP-19] offers the earlier coupons after the best combination: %s', (language) => {
  const view = shown({ isReplaced: true }, language);
  expect(view).toMatchObject({ key: 'Replaced 1,2', undo: { command: { type: 'UndoRemoval' }, isEnabled: true } });
  expect(view?.undo.accessibleName).toContain(view?.undo.label ?? 'nothing');
  expect(shown({ isReplaced: true, isUndoing: true }, language)?.text).not.toBe(view?.text);
});

test.each(languages)('offers to undo saving for later: %s', (language) => {
  const view = shown({ units: units.slice(1), isSaved: true }, language);
  expect(view).toMatchObject({ key: 'Saved 2', undo: { command: { type: 'UndoRemoval' }, isEnabled: true } });
  expect(view?.text).toContain('<b>사과</b>');
  expect(view?.text).not.toBe(shown({ units: units.slice(1) }, language)?.text);
  expect(view?.undo.accessibleName).toContain(view?.undo.label ?? 'nothing');
});
