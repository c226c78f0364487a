import type { CartViews } from '@baguni/presentation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useMemo, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { StoreContext, useStore } from '../../lib/store.ts';
import { someOverlays } from '../../testing/page-views.ts';
import { isStoryStore } from '../../testing/story-store.ts';
import { CartPage } from '../../cart/CartPage/CartPage.tsx';

/** The view that throws until it is repaired. For keyed views, the first one. */
interface Fault {
  readonly view: keyof CartViews;
  isMended: boolean;
}

const thrown = new Error('a view that throws');

const faulty = (views: CartViews, fault: Fault): CartViews => {
  let broken: unknown;
  const isBroken = (key: unknown): boolean => {
    broken ??= key;
    return !fault.isMended && key === broken;
  };
  return new Proxy(views, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name, target);
      if (name !== fault.view) return value;
      if (typeof value !== 'function') {
        if (!fault.isMended) throw thrown;
        return value;
      }
      return (key: unknown): unknown => {
        if (isBroken(key)) throw thrown;
        return Reflect.apply(value, target, [key]) as unknown;
      };
    },
  });
};

interface PageProps {
  readonly fault: Fault;
  /** Receives the errors of a boundary. */
  readonly onCaught: (thrown: unknown) => void;
}

function Page({ fault, onCaught }: PageProps) {
  const page = useStore();
  const place = useRef<HTMLDivElement>(null);
  const store = useMemo(() => ({ ...page, views: faulty(page.views, fault) }), [page, fault]);
  useEffect(() => {
    if (!place.current) return undefined;
    const root = createRoot(place.current, { onCaughtError: onCaught });
    root.render(
      <StoreContext value={store}>
        <CartPage overlays={someOverlays()} />
      </StoreContext>,
    );
    return () => queueMicrotask(() => root.unmount());
  }, [store, onCaught]);
  return <div ref={place} />;
}

const meta = {
  title: 'Shell/Boundary',
  component: Page,
  parameters: { scenario: 'many-sellers', layout: 'fullscreen' },
  args: { onCaught: fn() },
  tags: ['!autodocs'],
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const says = '화면의 일부를 표시하지 못했어요. 다시 시도해 주세요.';

const rowsIn = (canvas: Element): number => canvas.querySelectorAll('[id^="unit-"][aria-busy]').length;
const unitsOf = (page: unknown): number => (isStoryStore(page) ? page.store.state.cart.units.length : 0);

/** One feature shows its error, the others stay. It is reported once; the first retry fails. */
const staysThere =
  (rowsLost: number, others: readonly string[]): NonNullable<Story['play']> =>
  async ({ args, canvas, canvasElement, loaded }) => {
    const rows = unitsOf(loaded['page']);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(says);
    await expect(canvas.getAllByRole('alert')).toHaveLength(1);
    await expect(rowsIn(canvasElement)).toBe(rows - rowsLost);
    for (const other of others) await expect(canvasElement.querySelector(other)).toBeVisible();
    await expect(args.onCaught).toHaveBeenCalledOnce();
    await expect(args.onCaught).toHaveBeenCalledWith(thrown, expect.anything());
    const again = () => within(canvas.getByRole('alert')).getByRole('button', { name: '다시 시도' });
    await userEvent.click(again());
    // a new element, so that screen readers announce it again
    await expect(alert).not.toBeInTheDocument();
    args.fault.isMended = true;
    await userEvent.click(again());
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await expect(rowsIn(canvasElement)).toBe(rows);
  };

const [list, summary] = ['[id^="unit-"]', '#order-summary'];

/** [LG-6] A row throws; other rows and the total stay. */
export const Row: Story = {
  args: { fault: { view: 'unit', isMended: false } },
  play: staysThere(1, [list, summary]),
};
/** [LG-6] A seller card throws; the others stay. */
export const Group: Story = {
  args: { fault: { view: 'sellerGroup', isMended: false } },
  play: staysThere(2, [list, summary]),
};
/** [LG-6] The summary throws; the rows stay. */
export const InPlaceOfTheSummary: Story = {
  args: { fault: { view: 'summary', isMended: false } },
  play: staysThere(0, [list]),
};
/** [LG-6] The order bar throws; rows and summary stay, and the error takes the place of the bar. */
export const OrderBar: Story = {
  args: { fault: { view: 'orderBar', isMended: false } },
  globals: { device: 'mobile' },
  play: async (context) => {
    const alert = await context.canvas.findByRole('alert');
    // at the bottom of the window, like the bar
    await waitFor(() => expect(alert.getBoundingClientRect().bottom).toBe(innerHeight));
    await expect(scrollY).toBe(0);
    await expect(document.documentElement.scrollHeight).toBeGreaterThan(innerHeight);
    await staysThere(0, [list, summary])(context);
  },
};
