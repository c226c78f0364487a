import type { CartUnitId } from '@baguni/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { StoreContext, useStore } from '../../context/store.ts';
import { countedViews } from '../../testing/counted-views.ts';
import { isStoryStore } from '../../testing/story-store.ts';
import { SellerList } from './SellerList.tsx';

function Counted() {
  const page = useStore();
  const store = useMemo(() => ({ ...page, views: countedViews(page.views).views }), [page]);
  return (
    <StoreContext value={store}>
      <SellerList />
    </StoreContext>
  );
}

/** Renders since the last look. */
const taken = (page: unknown): ReadonlyMap<string, number> => {
  if (!isStoryStore(page)) throw new Error('The story stands in no page.');
  return countedViews(page.views).take();
};
const keysOf = (reads: ReadonlyMap<string, number>, name: string): readonly string[] =>
  [...reads.keys()].filter((key) => key.startsWith(`${name} `));
const boxes = (inside: Element): readonly HTMLInputElement[] => [
  ...inside.querySelectorAll<HTMLInputElement>('[id^="unit-"] input[type="checkbox"]:enabled'),
];

const meta = {
  title: 'List/Renders',
  component: Counted,
  parameters: { scenario: 'hundred-units' },
  tags: ['!autodocs'],
} satisfies Meta<typeof Counted>;
export default meta;
type Story = StoryObj<typeof meta>;

const unitIdIn = (box: Element | undefined): CartUnitId | string => box?.closest('[id^="unit-"]')?.id.slice(5) ?? '';

export const OneToggleRendersOneRow: Story = {
  play: async ({ canvasElement, loaded, step }) => {
    await step('at first every row renders once', async () => {
      const units = keysOf(taken(loaded['page']), 'unit');
      await expect(units).toHaveLength(100);
    });
    await step('a toggle renders its row and its card, no other row and no other card', async () => {
      const box = boxes(canvasElement)[50];
      const wasChecked = box?.checked;
      if (box) await userEvent.click(box);
      await waitFor(() => expect(box?.checked).toBe(!wasChecked));
      const reads = taken(loaded['page']);
      await expect(keysOf(reads, 'unit')).toEqual([`unit ${unitIdIn(box)}`]);
      await expect(reads.get(`unit ${unitIdIn(box)}`)).toBe(1);
      await expect(keysOf(reads, 'sellerGroup').length).toBe(1);
      await expect(reads.has('sellerGroupKeys')).toBe(false);
    });
  },
};
