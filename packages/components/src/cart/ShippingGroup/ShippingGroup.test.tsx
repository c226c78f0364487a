import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { inStory, shippingGroupKeys } from '../../testing/in-story.tsx';
import { FeeRow, ShippingGroup } from './ShippingGroup.tsx';

const fee = {
  feeLabel: '배송비',
  feeText: '무료',
  isKnown: true,
  conditionText: '30,000원 이상 무료',
  labels: [{ kind: 'Bundled', text: '묶음배송' }],
} as const;

test('[SH-04] shows the fee, its free-shipping threshold, and the bundle label', () => {
  const html = renderToStaticMarkup(<FeeRow group={fee} />);
  for (const text of ['배송비', '무료', '30,000원 이상 무료', '묶음배송']) expect(html).toContain(`>${text}<`);
});

test('[SH-07] a hidden fee has no row, but its labels show', () => {
  const hidden = { ...fee, feeText: undefined, conditionText: undefined };
  expect(renderToStaticMarkup(<FeeRow group={{ ...hidden, labels: [] }} />)).toBe('');
  const html = renderToStaticMarkup(<FeeRow group={hidden} />);
  expect(html).toContain('묶음배송');
  expect(html).not.toContain('배송비');
});

test('a parcel is a named list of its items', async () => {
  const { page } = await inStory('many-sellers', null);
  const key = shippingGroupKeys(page)[0] ?? '';
  const view = page.views.shippingGroup(key);
  const { html } = await inStory('many-sellers', <ShippingGroup groupKey={key} />);
  expect(html).toContain(`aria-label="${view?.label ?? 'none'}"`);
});

test('renders no group that is gone', async () => {
  expect((await inStory('many-sellers', <ShippingGroup groupKey="none" />)).html).toBe('');
});
