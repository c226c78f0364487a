import type { UnitView } from '@baguni/presentation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo } from 'react';
import { expect, waitFor } from 'storybook/test';
import { StoreContext, useStore } from '../../context/store.ts';
import { countedViews } from '../../testing/counted-views.ts';
import { isStoryStore, type StoryStore } from '../../testing/story-store.ts';
import { someOverlays } from '../../testing/page-views.ts';
import { CartPage } from './CartPage.tsx';

const overlays = someOverlays();

function Counted() {
  const page = useStore();
  const store = useMemo(() => ({ ...page, views: countedViews(page.views).views }), [page]);
  return (
    <StoreContext value={store}>
      <CartPage overlays={overlays} />
    </StoreContext>
  );
}

const pageOf = (page: unknown): StoryStore => {
  if (!isStoryStore(page)) throw new Error('The story stands in no page.');
  return page;
};

/** Which parts of a kind rendered, each as often as it did. */
const rendered = (reads: ReadonlyMap<string, number>, kind: string): readonly string[] =>
  [...reads]
    .filter(([name]) => name.startsWith(`${kind} `))
    .flatMap(([name, times]) => Array.from({ length: times }, () => name.slice(kind.length + 1)));
const rowsIn = (reads: ReadonlyMap<string, number>): readonly string[] => rendered(reads, 'unit');

/**
 * Units under a bundle discount share it: each of their ledgers says on how many pieces and on what basis, so a toggle
 * of one says something new on the others. Their rows may render; those of all other units may not.
 */
const sharesDiscount = ({ price }: UnitView): boolean => price.ledger.some(({ rule }) => rule === 'BundleDiscount');

const meta = {
  title: 'Pages/Renders',
  component: Counted,
  parameters: { scenario: 'hundred-units', layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof Counted>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What one toggle leaves as it is. */
const still = ['sellerGroupKeys', 'header', 'tabBar'];

const toggle = async (canvas: Element, unit: UnitView): Promise<void> => {
  const box = canvas.querySelector<HTMLInputElement>(`#${unit.domId} input[type="checkbox"]`);
  const wasChecked = box?.checked;
  box?.click();
  await waitFor(() => expect(box?.checked).toBe(!wasChecked));
};

/** What every row prints now, by unit. */
const printed = ({ store, views }: StoryStore): ReadonlyMap<string, UnitView> =>
  new Map(
    store.state.units
      .flatMap(({ cartUnitId }) => views.unit(cartUnitId) ?? [])
      .map((unit) => [String(unit.id), unit] as const),
  );

const differing = (one: ReadonlyMap<string, UnitView>, other: ReadonlyMap<string, UnitView>): readonly string[] =>
  [...one].filter(([id, unit]) => JSON.stringify(unit) !== JSON.stringify(other.get(id))).map(([id]) => id);

export const AtFirstEachRowRendersOnce: Story = {
  play: async ({ loaded }) => {
    const rows = rowsIn(countedViews(pageOf(loaded['page']).views).take());
    await expect(rows).toHaveLength(100);
    await expect(new Set(rows).size).toBe(100);
  },
};

export const OneToggleRendersOneRow: Story = {
  play: async ({ canvasElement, loaded }) => {
    const page = pageOf(loaded['page']);
    const { take } = countedViews(page.views);
    const before = printed(page);
    let alone = 0;
    for (const unit of [...before.values()].filter(({ canSelect }) => canSelect)) {
      take();
      await toggle(canvasElement, unit);
      const reads = take();
      const after = printed(page);
      const isAlone = ![before, after].some((rows) => sharesDiscount(rows.get(String(unit.id)) ?? unit));
      if (isAlone) alone += 1;
      // the rows that render are those that say something new, each once: where no discount is shared, one
      await expect(rowsIn(reads).toSorted()).toEqual(
        (isAlone ? [String(unit.id)] : differing(before, after)).toSorted(),
      );
      // its card alone, the summary and the bar with the count, each once; not the list, not the frame
      await expect(rendered(reads, 'sellerGroup')).toHaveLength(1);
      await expect([reads.get('summary'), reads.get('toolbar')]).toEqual([1, 1]);
      await expect(still.filter((name) => reads.has(name))).toEqual([]);
      // and back, so that each starts from the same cart
      await toggle(canvasElement, unit);
    }
    await expect(alone).toBeGreaterThan(50);
  },
};
