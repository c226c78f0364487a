import { expect, test } from 'vitest';
import { inStory, itemGroupKeys } from '../../testing/in-story.tsx';
import { ItemGroup } from '../ShippingGroup/ShippingGroup.tsx';

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

test('renders no group that is gone', async () => {
  expect((await inStory('many-sellers', <ItemGroup groupKey="none" />)).html).toBe('');
});
