import { anOpenSession } from '@baguni/use-cases/sessions';
import { cartUnitId, languages, MAX_SHARED_UNITS } from '@baguni/domain/internal';
import { aUnit } from '@baguni/domain/testing';
import { expect, test } from 'vitest';
import { testContext } from '../testing/context.ts';
import { shareView } from './below-views.ts';

const shown = (selected: number, language: (typeof languages)[number] = 'en', count = 40) => {
  const units = Array.from({ length: count }, (_, i) => aUnit({ cartUnitId: cartUnitId(i + 1) }));
  const ids = units.slice(0, selected).map((unit) => unit.cartUnitId);
  return shareView(testContext({ language }), anOpenSession(units, { selected: ids }));
};

test('an empty cart shares nothing', () => {
  expect(shown(0, 'en', 0)).toBeUndefined();
});

test.each([
  [0, false, 'Select the items to share.'],
  [1, true, 'Sends 1 selected item with'],
  [MAX_SHARED_UNITS, true, 'Sends 30 selected items with'],
  [MAX_SHARED_UNITS + 1, false, 'A link holds up to 30 items. You have selected 31.'],
] as const)('%d selected units: can be shared %s, %s', (selected, isEnabled, text) => {
  const view = shown(selected);
  expect(view?.share).toMatchObject({ isEnabled, command: { type: 'ShareCart' } });
  expect(view?.text).toContain(text);
});

test.each(languages)(
  'names the card and its button, how many units a link will hold, and what it leaves out: %s',
  (language) => {
    const view = shown(3, language);
    expect(view?.text).toMatch(/3.*(?:쿠폰|oupons|优惠券|クーポン)/u);
    const texts = {
      ko: ['장바구니 공유', '링크로 공유'],
      en: ['Share your cart', 'Share by link'],
      cn: ['分享购物车', '生成分享链接'],
      jp: ['カートを共有', 'リンクで共有'],
    };
    const { heading, share } = view ?? {};
    expect([heading, share?.label, share?.accessibleName]).toEqual([...texts[language], texts[language][1]]);
  },
);
