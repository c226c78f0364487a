import { cartUnitId } from '@baguni/domain/internal';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { aCouponButton, aCouponPrompt } from '../../testing/coupon-views.ts';
import { anUnorderable, aPriceBlock, aUnitView } from '../../testing/views.ts';
import { inStory } from '../../testing/in-story.tsx';
import { UnitLine, UnitRow } from './UnitRow.tsx';

const html = (over: Parameters<typeof aUnitView>[0] = {}): string =>
  renderToStaticMarkup(<UnitLine unit={aUnitView(over)} send={() => undefined} renderLedger={() => null} />);
const buttons = (markup: string): readonly (string | undefined)[] =>
  [...markup.matchAll(/<button[^>]*aria-label="([^"]*)"/g)].map((found) => found[1]);

test('escapes texts from data', () => {
  const evil = '<script>alert(1)</script>';
  const markup = html({ name: evil, optionText: evil, deliveryText: evil });
  expect(markup).not.toContain('<script');
  expect(markup.split('&lt;script').length).toBeGreaterThan(3);
});

test('[PG-13] a unit that cannot be ordered has one delete button and its reason', () => {
  const markup = html({ unorderable: anUnorderable() });
  const { deleteUnit, reason } = anUnorderable();
  expect(markup).toContain(reason);
  expect(buttons(markup).filter((name) => name === deleteUnit.accessibleName)).toHaveLength(1);
});

test('a unit that is being saved is marked as busy, also in words', () => {
  const markup = html({ isUpdating: true, updatingText: '저장하고 있어요' });
  expect(markup).toMatch(/id="unit-1"[^>]*aria-busy="true"/);
  expect(markup).toContain('저장하고 있어요');
});

test('[CP-11] the coupon button shows the coupon discount; its name contains it and the item', () => {
  const applied = '쿠폰 적용 −3,000원';
  const markup = html({ coupon: aCouponButton({ label: '−3,000원', appliedText: applied }) });
  expect(markup).toMatch(
    new RegExp(`<button [^>]*id="([^"]+)coupon"[^>]*aria-label="${applied}" aria-labelledby="\\1coupon \\1name"`, 'u'),
  );
  expect(markup).toContain('−3,000원</button>');
  const another = html({ hasNamesake: true, coupon: aCouponButton() });
  expect(another).toMatch(/aria-labelledby="([^" ]+)coupon \1name \1name-option \1name-additions"/u);
  expect(another).toMatch(/<dd id="[^"]+name-option">/u);
  expect(another).toMatch(/<div id="[^"]+name-additions"/u);
  const withoutAdditions = html({ hasNamesake: true, coupon: aCouponButton(), additions: [] });
  expect(withoutAdditions).toMatch(/aria-labelledby="([^" ]+)coupon \1name \1name-option"/u);
});

test('[CP-02] the reason for unusable coupons is next to the cashback and describes the button', () => {
  const price = aPriceBlock({ cashbackText: '캐시백 300원' });
  const markup = html({ price, coupon: aCouponButton({ isEnabled: false, reason: '중고 상품' }) });
  const [, reasonId] = /aria-disabled="true" aria-describedby="([^"]+)"/u.exec(markup) ?? [];
  expect(markup).toContain(`>캐시백 300원 · <span id="${reasonId}" class="note">중고 상품</span></p>`);
});

test('[CP-13] the coupon tip precedes the button that it describes', () => {
  const markup = html({ coupon: aCouponButton({ prompt: aCouponPrompt() }) });
  const [, tip = 'none'] = /<span id="([^"]+)">쿠폰 있어요</.exec(markup) ?? [];
  expect(markup.indexOf(`id="${tip}"`)).toBeLessThan(markup.indexOf(`aria-describedby="${tip}"`));
  expect(html({ coupon: aCouponButton() })).not.toContain('data-prompt');
});

test('renders no row for a missing unit', async () => {
  const { html: gone } = await inStory('many-sellers', <UnitRow id={cartUnitId(-1)} />);
  expect(gone).toBe('');
});

test('[SV-02] a plain row has few elements, because a cart can have a hundred', () => {
  const coupon = { ...aCouponButton(), prompt: undefined, reason: undefined };
  const markup = html({ additions: [], labels: [], deliveryText: undefined, coupon });
  expect(markup.match(/<[a-z]/gu)?.length).toBeLessThanOrEqual(35);
  expect(markup.match(/<path/gu)).toHaveLength(1);
});

test('[XT-01] the name is the only link to the item’s page, and an untrusted address has none', () => {
  const anchors = (link: string | undefined) => html({ link }).match(/<a [^>]*>/gu) ?? [];
  expect(anchors('/item/1')).toEqual(['<a href="/item/1">']);
  expect(html()).toMatch(/<h4 [^>]*><a [^>]*>유기농 햇사과/u);
  for (const href of [undefined, 'javascript:alert(1)', '//evil.example/item/1', 'https://evil.example/item/1'])
    expect(anchors(href)).toEqual([]);
});
