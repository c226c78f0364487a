import { scenarioNames } from '@baguni/scenarios';
import { expect, test } from 'vitest';
import { inStory } from '../../testing/in-story.tsx';
import { SellerList } from './SellerList.tsx';

const idsIn = (html: string): readonly (string | undefined)[] =>
  [...html.matchAll(/ id="([^"]*)"/g)].map((found) => found[1]);

test.each(scenarioNames)('[PG-17] %s renders without a DOM and each id is unique', async (name) => {
  const { html, page } = await inStory(name, <SellerList />);
  const ids = idsIn(html);
  expect(new Set(ids).size).toBe(ids.length);
  expect(html.match(/<article/g)?.length ?? 0).toBe(page.views.sellerGroupKeys.length);
  expect(html.match(/role="spinbutton"/g)?.length ?? 0).toBe(page.store.state.cart.units.length);
});

test.each(['ko', 'en', 'cn', 'jp'] as const)('renders in %s for a phone', async (language) => {
  const { html, page } = await inStory('many-sellers', <SellerList />, { language, device: 'm' });
  const first = page.views.sellerGroup(page.views.sellerGroupKeys[0] ?? '');
  expect(html).toContain(first?.countText);
});
