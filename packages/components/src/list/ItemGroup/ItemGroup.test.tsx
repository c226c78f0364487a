import { expect, test } from 'vitest';
import { inStory, itemGroupKeys } from '../../testing/in-story.tsx';
import { ItemGroup } from './ItemGroup.tsx';

test('[PR-04] an item in several units has its totals under them', async () => {
  const { page } = await inStory('many-sellers', null);
  const groups = itemGroupKeys(page).map((key) => page.views.itemGroup(key));
  const several = groups.find((group) => group?.showsSummary);
  const { html } = await inStory('many-sellers', <ItemGroup groupKey={several?.key ?? ''} />);
  expect(html.match(/<h4/g)?.length).toBeGreaterThan(1);
  // the parcel's list has it as one entry: its units are no list in a list
  expect(html).toMatch(/^<div class="unit">/u);
  for (const { label, amount } of several?.summary ?? []) {
    expect(html).toContain(`<dt>${label}</dt>`);
    expect(html).toContain(`>${amount}</dd>`);
  }
});

test('nothing where the group is gone', async () => {
  expect((await inStory('many-sellers', <ItemGroup groupKey="none" />)).html).toBe('');
});
