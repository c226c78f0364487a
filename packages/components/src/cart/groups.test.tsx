import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LinkContext } from '../lib/links.ts';
import { inStory, itemGroupKeys, shippingGroupKeys } from '../testing/in-story.tsx';
import { SellerFoot, SellerGroup } from './SellerGroup/SellerGroup.tsx';
import { FeeRow, ItemGroup, ShippingGroup } from './ShippingGroup/ShippingGroup.tsx';

test('[PR-04] shows the totals below an item with several units', async () => {
  const { page } = await inStory('many-sellers', null);
  const groups = itemGroupKeys(page).map((key) => page.views.itemGroup(key));
  const several = groups.find((group) => group?.showsSummary);
  const { html } = await inStory('many-sellers', <ItemGroup groupKey={several?.key ?? ''} />);
  expect(html.match(/<h4/g)?.length).toBeGreaterThan(1);
  // the item is one entry of the parcel’s list, without a nested list
  expect(html).toMatch(/^<div class="unit">/u);
  for (const { label, amount } of several?.summary ?? []) {
    expect(html).toContain(`<dt>${label}</dt>`);
    expect(html).toContain(`>${amount}</dd>`);
  }
});

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

const firstCard = async (scenario: Parameters<typeof inStory>[0] = 'many-sellers') => {
  const { page } = await inStory(scenario, null);
  const key = page.views.sellerGroupKeys[0] ?? '';
  return { key, view: page.views.sellerGroup(key) };
};

test('[TR-02] a card is named by its heading, the seller', async () => {
  const { key, view } = await firstCard();
  const { html } = await inStory('many-sellers', <SellerGroup groupKey={key} />);
  expect(html).toMatch(new RegExp(`<article id="${view?.domId}"[^>]*aria-labelledby="${view?.domId}-name"`));
  expect(html).toMatch(new RegExp(`<h3 id="${view?.domId}-name"[^>]*>.*?${view?.name}`));
});

test('[WA-16] the heading of a card contains only the seller’s name, although it is a link', async () => {
  const { key, view } = await firstCard();
  const { html } = await inStory('many-sellers', <SellerGroup groupKey={key} />);
  const heading = /<h3[^>]*>(.*?)<\/h3>/u.exec(html)?.[1] ?? '';
  expect(heading).not.toContain('aria-label');
  expect(heading.replaceAll(/<[^>]*>/gu, '')).toBe(view?.name);
});

test('[PR-05] the foot shows each part of the sum in order', async () => {
  const { view } = await firstCard('hundred-units');
  const parts = view?.foot?.parts ?? [];
  const html = view?.foot ? renderToStaticMarkup(<SellerFoot foot={view.foot} />) : '';
  expect(parts.length).toBe(4);
  expect([...html.matchAll(/<dd[^>]*>([^<]*)<\/dd>/g)].map((found) => found[1])).toEqual(
    parts.map(({ amount }) => amount),
  );
});

test('[PR-05] on phones the foot is one line with the total that unfolds into the other parts', async () => {
  const { view } = await firstCard('hundred-units');
  const parts = view?.foot?.parts ?? [];
  const html = view?.foot ? renderToStaticMarkup(<SellerFoot foot={view.foot} isFolded />) : '';
  const [line = '', unfolded = ''] = html.split('</summary>');
  expect(line).toMatch(new RegExp(`<details><summary.*>${parts.at(-1)?.amount}<`, 'u'));
  expect([...unfolded.matchAll(/<dd[^>]*>([^<]*)<\/dd>/g)].map((found) => found[1])).toEqual(
    parts.slice(0, -1).map(({ amount }) => amount),
  );
});

test('[SH-05] the footer shows that shipping is unknown', async () => {
  const { view } = await firstCard('hundred-units');
  const foot = view?.foot && { ...view.foot, isShippingKnown: false, text: '배송비를 뺀 금액' };
  expect(foot && renderToStaticMarkup(<SellerFoot foot={foot} />)).toContain('배송비를 뺀 금액');
});

test('shows only the name for an untrusted link', async () => {
  const { key, view } = await firstCard();
  const refused = await inStory(
    'many-sellers',
    <LinkContext value={() => undefined}>
      <SellerGroup groupKey={key} />
    </LinkContext>,
  );
  expect(refused.html).not.toContain('<a ');
  expect(refused.html).toContain(view?.name);
  const trusted = await inStory(
    'many-sellers',
    <LinkContext value={() => '/shop'}>
      <SellerGroup groupKey={key} />
    </LinkContext>,
  );
  expect(trusted.html).toMatch(/<a [^>]*href="\/shop"/);
});

test.each([
  ['item', <ItemGroup key="item" groupKey="none" />],
  ['parcel', <ShippingGroup key="parcel" groupKey="none" />],
  ['seller', <SellerGroup key="seller" groupKey="none" />],
])('renders no %s that is gone', async (_, group) => {
  expect((await inStory('many-sellers', group)).html).toBe('');
});
