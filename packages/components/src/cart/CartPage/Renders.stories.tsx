import type { UnitView } from '@baguni/presentation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo } from 'react';
import { expect, waitFor } from 'storybook/test';
import { StoreContext, useStore } from '../../lib/store.ts';
import { countedViews } from '../../testing/counted-views.ts';
import { isStoryStore, type StoryStore } from '../../testing/story-store.ts';
import { someOverlays } from '../../testing/page-views.ts';
import { CartPage } from './CartPage.tsx';

const overlays = someOverlays();

// scaled to fit the screen, because off-screen rows render later and once more
const small = { transform: 'scale(0.01)', transformOrigin: '0 0' };

function Counted() {
  const page = useStore();
  const store = useMemo(() => ({ ...page, views: countedViews(page.views).views }), [page]);
  return (
    <StoreContext value={store}>
      <div style={small} data-scaled="">
        <CartPage overlays={overlays} />
      </div>
    </StoreContext>
  );
}

const pageOf = (page: unknown): StoryStore => {
  if (!isStoryStore(page)) throw new Error('The story stands in no page.');
  return page;
};

const rendered = (reads: ReadonlyMap<string, number>, kind: string): readonly string[] =>
  [...reads]
    .filter(([name]) => name.startsWith(`${kind} `))
    .flatMap(([name, times]) => Array.from({ length: times }, () => name.slice(kind.length + 1)));
const rowsIn = (reads: ReadonlyMap<string, number>): readonly string[] => rendered(reads, 'unit');

const meta = {
  title: 'Cart/Renders',
  component: Counted,
  parameters: { scenario: 'hundred-units', layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof Counted>;
export default meta;
type Story = StoryObj<typeof meta>;

const still = ['sellerGroupKeys', 'header', 'tabBar'];

const toggle = async (canvas: Element, unit: UnitView): Promise<void> => {
  const box = canvas.querySelector<HTMLInputElement>(`#${unit.domId} input[type="checkbox"]`);
  const wasChecked = box?.checked;
  box?.click();
  await waitFor(() => expect(box?.checked).toBe(!wasChecked));
};

const printed = ({ store, views }: StoryStore): ReadonlyMap<string, UnitView> =>
  new Map(
    store.state.cart.units
      .flatMap(({ cartUnitId }) => views.unit(cartUnitId) ?? [])
      .map((unit) => [String(unit.id), unit] as const),
  );

const differing = (one: ReadonlyMap<string, UnitView>, other: ReadonlyMap<string, UnitView>): readonly string[] =>
  [...one].filter(([id, unit]) => JSON.stringify(unit) !== JSON.stringify(other.get(id))).map(([id]) => id);

const priceOf = (rows: ReadonlyMap<string, UnitView>, id: string): string | undefined => rows.get(id)?.price.price;
const labelsOf = (rows: ReadonlyMap<string, UnitView>, id: string): string => JSON.stringify(rows.get(id)?.labels);

export const AtFirstEachRowRendersOnce: Story = {
  play: async ({ loaded }) => {
    const rows = rowsIn(countedViews(pageOf(loaded['page']).views).take());
    await expect(rows).toHaveLength(100);
    await expect(new Set(rows).size).toBe(100);
  },
};

// an extra discount is spread over all units, so a toggle would change every row (DC-04)
export const OneToggleRendersOneRow: Story = {
  globals: { tenant: 'outlet' },
  play: async ({ canvasElement, loaded }) => {
    const page = pageOf(loaded['page']);
    const { take } = countedViews(page.views);
    const before = printed(page);
    let alone = 0;
    // every fifth unit: each toggle compares all hundred rows
    const units = [...before.values()].filter(({ canSelect }, at) => canSelect && at % 5 === 0);
    for (const unit of units) {
      take();
      await toggle(canvasElement, unit);
      const reads = take();
      const after = printed(page);
      // only one row, plus siblings whose bundle price or free-shipping label changes
      const repriced = differing(before, after);
      await expect(rowsIn(reads).toSorted()).toEqual(repriced.toSorted());
      await expect(repriced).toContain(String(unit.id));
      const others = repriced.filter((id) => id !== String(unit.id));
      const atAnotherPrice = others.filter((id) => priceOf(before, id) !== priceOf(after, id));
      await expect(
        others.every((id) => atAnotherPrice.includes(id) || labelsOf(before, id) !== labelsOf(after, id)),
      ).toBe(true);
      if (atAnotherPrice.length === 0) alone += 1;
      // its card, the summary and the bar render once; list and frame do not
      await expect(rendered(reads, 'sellerGroup')).toHaveLength(1);
      await expect([reads.get('summary'), reads.get('toolbar')]).toEqual([1, 1]);
      await expect(still.filter((name) => reads.has(name))).toEqual([]);
      // toggled back, so that each starts from the same cart
      await toggle(canvasElement, unit);
    }
    await expect(alone).toBeGreaterThan(units.length * 0.9);
    await expect(units.length).toBeGreaterThan(15);
  },
};

const cards = ({ views }: StoryStore): ReadonlyMap<string, unknown> =>
  new Map(views.sellerGroupKeys.map((key) => [key, views.sellerGroup(key)]));

/** With an extra discount spread over the order, unchanged views do not render (DC-04). */
export const OnlyWhatPrintsAnotherThingRenders: Story = {
  globals: { tenant: 'marketplace', language: 'ko' },
  play: async ({ canvasElement, loaded }) => {
    const page = pageOf(loaded['page']);
    const { take } = countedViews(page.views);
    for (const unit of [...printed(page).values()].filter(({ canSelect }) => canSelect).slice(0, 10)) {
      const [rows, groups] = [printed(page), cards(page)];
      take();
      await toggle(canvasElement, unit);
      const reads = take();
      await expect(rowsIn(reads).toSorted()).toEqual(differing(rows, printed(page)).toSorted());
      const changed = [...cards(page)].filter(
        ([key, card]) => JSON.stringify(card) !== JSON.stringify(groups.get(key)),
      );
      await expect(rendered(reads, 'sellerGroup').toSorted()).toEqual(changed.map(([key]) => key).toSorted());
      await expect(still.filter((name) => reads.has(name))).toEqual([]);
    }
  },
};
