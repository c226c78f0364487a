import { emptyCart, type CartEvent } from '@baguni/domain';
import { CartStore, CartViews } from '@baguni/presentation';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { StoreContext, useStore } from '../../context/store.ts';
import { StoryCartPage } from '../../testing/story-page.tsx';
import { isStoryStore } from '../../testing/story-store.ts';

const meta = {
  title: 'Pages/CartPage states',
  component: StoryCartPage,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 640 } } },
} satisfies Meta<typeof StoryCartPage>;
export default meta;
type Story = StoryObj<typeof meta>;

function BeforeTheCart({ children }: { readonly children: ReactNode }): ReactNode {
  const { context } = useStore().views;
  const [page] = useState(() => {
    const store = new CartStore(emptyCart(context.storefront));
    return { views: new CartViews(store, context), send: store.send };
  });
  return <StoreContext value={page}>{children}</StoreContext>;
}

/** The cart has not come yet. */
const loading: Decorator = (Story) => (
  <BeforeTheCart>
    <Story />
  </BeforeTheCart>
);

export const Loading: Story = { decorators: [loading] };
export const LoadingOnMobile: Story = { decorators: [loading], globals: { device: 'mobile' } };

const happen = (page: unknown, event: CartEvent): void => {
  if (isStoryStore(page)) page.store.dispatch(event);
};

export const Ordering: Story = {
  play: async ({ canvas, loaded }) => {
    happen(loaded['page'], { type: 'CheckoutStarted', cartUnitIds: [] });
    await expect(await canvas.findByText('주문을 준비하고 있어요', { selector: 'output *' })).toBeVisible();
  },
};

export const Confirm: Story = {
  args: {
    prepare: ({ layers }) =>
      layers.add({ type: 'Confirm', detail: { type: 'Delete', place: 'Toolbar', cartUnitIds: [] } }),
  },
};
export const ConfirmOnMobile: Story = { ...Confirm, globals: { device: 'mobile' } };
export const Alert: Story = {
  args: {
    prepare: ({ layers }) =>
      layers.add({
        type: 'Alert',
        detail: { type: 'ServerText', text: '주문 시간이 지났습니다.\n다시 시도해 주십시오.' },
      }),
  },
};
export const AlertOnMobile: Story = { ...Alert, globals: { device: 'mobile' } };
export const Toast: Story = {
  args: { prepare: ({ toasts }) => toasts.tell({ type: 'Message', code: 'COUPON-CANCELLED', params: {} }) },
  play: async ({ canvas }) => {
    const toast = await canvas.findByText(/적용된 쿠폰이 취소되었습니다/);
    await waitFor(() => expect(toast).toBeVisible());
  },
};

/** The delete buttons of the units, in their order. */
const deleteButtons = (canvas: HTMLElement): readonly HTMLElement[] =>
  Array.from(canvas.querySelectorAll<HTMLElement>('[id^="unit-"] button[aria-label$="삭제"]'));

const answer = async (canvas: HTMLElement, label: string): Promise<void> => {
  const dialog = await waitFor(() => {
    const found = canvas.querySelector('[role="alertdialog"]');
    if (!found) throw new Error('No dialog is open.');
    return found;
  });
  const button = Array.from(dialog.querySelectorAll('button')).find(({ textContent }) => textContent === label);
  if (!button) throw new Error(`No button says ${label}.`);
  await userEvent.click(button);
};

const focusedRow = (): string | undefined => document.activeElement?.closest('[id^="unit-"]')?.id;

/** No: the focus returns to the button that asked. */
export const FocusReturns: Story = {
  play: async ({ canvasElement }) => {
    const [button] = deleteButtons(canvasElement);
    if (!button) throw new Error('Nothing can be deleted.');
    await userEvent.click(button);
    // the first layer of a page waits for its code
    await waitFor(() => expect(button.closest('[inert]')).not.toBeNull());
    await answer(canvasElement, '취소');
    await expect(button).toHaveFocus();
    await expect(button.closest('[inert]')).toBeNull();
  },
};

/** Yes: the unit goes and the next one has the focus. */
export const FocusAfterDelete: Story = {
  play: async ({ canvasElement }) => {
    const [first, second] = deleteButtons(canvasElement);
    const rows = [first, second].map((button) => button?.closest('[id^="unit-"]')?.id);
    if (!first) throw new Error('Nothing can be deleted.');
    await userEvent.click(first);
    await answer(canvasElement, '삭제');
    await waitFor(() => expect(document.getElementById(rows[0] ?? '')).toBeNull());
    await waitFor(() => expect(focusedRow()).toBe(rows[1]));
  },
};

/** The last unit goes: the heading of the empty cart has the focus. */
export const FocusAfterTheLast: Story = {
  parameters: { scenario: 'one-seller' },
  play: async ({ canvas, canvasElement }) => {
    const all = canvas.getByRole('checkbox', { name: /^전체 선택/ });
    if (all instanceof HTMLInputElement && !all.checked) await userEvent.click(all);
    await userEvent.click(canvas.getByRole('button', { name: /^선택 삭제/ }));
    await answer(canvasElement, '삭제');
    await waitFor(() => expect(document.activeElement?.id).toBe('cart-list'));
    await expect(canvas.queryByRole('article')).toBeNull();
  },
};

/** A hundred units at twice the text's size on a narrow phone: nothing runs out sideways. */
export const TextTwiceAsLarge: Story = {
  globals: { device: 'mobile' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <style>{':root { font-size: 200% }'}</style>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const page = canvasElement.querySelector('main');
    await expect(page?.scrollWidth).toBeLessThanOrEqual(320);
  },
};
