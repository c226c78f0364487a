import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LinkContext } from '../../lib/links.ts';
import { inStory } from '../../testing/in-story.tsx';
import { SellerFoot, SellerGroup } from './SellerGroup.tsx';

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

test('renders no group that is gone', async () => {
  expect((await inStory('many-sellers', <SellerGroup groupKey="none" />)).html).toBe('');
});
