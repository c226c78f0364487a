import { cartUnitId, type SideLayer } from '@baguni/domain/internal';
import { aUnit } from '@baguni/domain/testing';
import { emptySession, type CartEvent, type OrderFirst } from '@baguni/use-cases';
import { CartStore, cartViewsOf } from '@baguni/presentation';
import { happened } from '@baguni/presentation/testing';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StoreContext, useStore } from '../../lib/store.ts';
import { StoryCartPage } from '../../testing/story-page.tsx';
import { isStoryStore } from '../../testing/story-store.ts';

const meta = {
  title: 'Cart/CartPage states',
  component: StoryCartPage,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 640 } } },
} satisfies Meta<typeof StoryCartPage>;
export default meta;
type Story = StoryObj<typeof meta>;

function BeforeTheCart({ children }: { readonly children: ReactNode }): ReactNode {
  const { context } = useStore().views;
  const [page] = useState(() => {
    const store = new CartStore(emptySession(context.storefront));
    return { views: cartViewsOf(store, context), send: store.send };
  });
  return <StoreContext value={page}>{children}</StoreContext>;
}

const loading: Decorator = (Story) => (
  <BeforeTheCart>
    <Story />
  </BeforeTheCart>
);

export const Loading: Story = { decorators: [loading] };
export const LoadingOnMobile: Story = { decorators: [loading], globals: { device: 'mobile' } };

interface Boxes {
  readonly getByRole: (role: 'checkbox', options: { readonly name: RegExp }) => HTMLElement;
}

const happen = (page: unknown, event: CartEvent): void => {
  if (isStoryStore(page)) happened(page.store, event);
};

export const Ordering: Story = {
  play: async ({ canvas, loaded }) => {
    happen(loaded['page'], { type: 'CheckoutStarted', cartUnitIds: [] });
    await expect(await canvas.findByText('주문을 준비하고 있어요', { selector: 'output *' })).toBeVisible();
  },
};

export const Confirm: Story = {
  args: {
    prepare: ({ shopper }) => void shopper.confirm({ type: 'Delete', place: 'Toolbar', units: [] })(),
  },
};
export const ConfirmOnMobile: Story = { ...Confirm, globals: { device: 'mobile' } };
export const Alert: Story = {
  args: {
    prepare: ({ shopper }) =>
      void shopper.alert({ type: 'ServerText', text: '주문 시간이 지났어요.\n다시 시도해 주세요.' })(),
  },
};
export const AlertOnMobile: Story = { ...Alert, globals: { device: 'mobile' } };
export const Toast: Story = {
  args: { prepare: ({ toasts }) => toasts.notify({ type: 'Message', code: 'COUPON-CANCELLED', params: {} }) },
  play: async ({ canvas }) => {
    const toast = await canvas.findByText(/적용된 쿠폰이 취소되었어요/);
    await waitFor(() => expect(toast).toBeVisible());
  },
};

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

/** After a yes, the next unit has focus. */
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

/** After a change of the tab, the units that it shows are neighbours of a deleted one. */
export const FocusAfterTabAndDelete: Story = {
  play: async ({ canvasElement, loaded }) => {
    const rows = (): readonly string[] =>
      deleteButtons(canvasElement).map((button) => button.closest('[id^="unit-"]')?.id ?? '');
    happen(loaded['page'], { type: 'TabSwitched', tab: 'SmileDelivery' });
    await waitFor(() => expect(rows().length).toBeLessThan(5));
    const count = rows().length;
    const last = rows().at(-1) ?? '';
    deleteButtons(canvasElement).at(-1)?.focus();
    happen(loaded['page'], { type: 'TabSwitched', tab: 'All' });
    await waitFor(() => expect(rows().length).toBeGreaterThan(count));
    const at = rows().indexOf(last);
    const next = rows()[at + 1];
    await expect(next).toBeDefined();
    const button = deleteButtons(canvasElement)[at];
    if (button) await userEvent.click(button);
    await answer(canvasElement, '삭제');
    await waitFor(() => expect(document.getElementById(last)).toBeNull());
    await waitFor(() => expect(focusedRow()).toBe(next));
  },
};

/** After the last unit, the heading of the empty cart has focus. */
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

const choose = async (canvas: Boxes, names: readonly RegExp[]): Promise<void> => {
  for (const name of names) await userEvent.click(canvas.getByRole('checkbox', { name }));
};

/** After a fix, the focus moves to the button of the remaining reasons, and finally to the order button. */
export const FocusAfterAFixOnMobile: Story = {
  parameters: { scenario: 'order-rules' },
  globals: { device: 'mobile' },
  play: async ({ canvas }) => {
    await choose(canvas, [/TV/, /소설/]);
    const bar = within(canvas.getByRole('region', { name: '주문하기' }));
    const toggle = (): HTMLElement => bar.getByRole('button', { name: /^주문 전에/ });
    const fix = async (name: RegExp): Promise<void> => {
      for (const line of bar
        .queryAllByRole('group')
        .flatMap((reason) => reason.querySelector('details:not([open]) > summary') ?? []))
        await userEvent.click(line);
      const [first] = bar.getAllByRole('button', { name });
      if (first) await userEvent.click(first);
    };
    await userEvent.click(toggle());
    await fix(/^선택 해제: .*TV/);
    await waitFor(() => expect(toggle()).toHaveFocus());
    await fix(/^선택 해제: .*소설/);
    await waitFor(() => expect(bar.getByRole('button')).toHaveFocus());
    await expect(bar.getByRole('button')).toHaveTextContent('1개 주문하기');
    // the next reason stays folded
    await choose(canvas, [/소설/]);
    await expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  },
};

/** On PC, the focus moves to the summary. */
export const FocusAfterAFix: Story = {
  parameters: { scenario: 'order-rules' },
  play: async ({ canvas }) => {
    await choose(canvas, [/TV/]);
    const summary = canvas.getByRole('region', { name: '주문 예상 금액' });
    await userEvent.click(within(summary).getByRole('button', { name: /^선택 해제: .*TV/ }));
    await waitFor(() => expect(summary).toHaveFocus());
  },
};

/** The bottom inset for focused elements and toasts, in px. */
const roomBelow = (): number => Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockEnd);

/** The taller bar covers no focused element and no toast (WA-15). */
export const ClearOfTheBlockedBar: Story = {
  parameters: { scenario: 'order-rules' },
  globals: { device: 'mobile' },
  args: {
    prepare: ({ toasts }) => {
      toasts.notify({ type: 'Message', code: 'COUPON-CANCELLED', params: {} });
      toasts.hold('toast-1');
    },
  },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('region', { name: '주문하기' });
    const isClear = async (): Promise<void> => {
      const { height, top } = bar.getBoundingClientRect();
      await expect(roomBelow()).toBeGreaterThanOrEqual(height);
      const toast = (await canvas.findByText(/적용된 쿠폰이 취소되었어요/)).getBoundingClientRect();
      // the height of the bar is rounded down, so that no strip of the page shows between them
      await expect(toast.bottom).toBeLessThanOrEqual(Math.ceil(top));
    };
    await isClear();
    await choose(canvas, [/TV/, /소설/]);
    const toggle = within(bar).getByRole('button', { name: /^주문 전에/ });
    await isClear();
    await userEvent.click(toggle);
    await isClear();
    await userEvent.click(toggle);
    await expect(getComputedStyle(toggle.parentElement?.parentElement ?? toggle).backgroundColor).not.toBe(
      'rgba(0, 0, 0, 0)',
    );
  },
};

/** [PG-17] An id shared by two form fields is reported once. */
export const DuplicateIds: Story = {
  decorators: [
    (Story) => (
      <>
        <input id="twice" type="hidden" />
        <input id="twice" type="hidden" />
        <Story />
      </>
    ),
  ],
  play: async ({ loaded }) => {
    const { page } = loaded;
    happen(page, { type: 'ExtrasRead', extras: { nudge: 'None' } });
    await waitFor(() =>
      expect(isStoryStore(page) ? page.sent : []).toContainEqual({ type: 'ReportDuplicateIds', ids: ['twice'] }),
    );
  },
};

/** A hundred units with doubled text size on a narrow phone, without horizontal overflow. */
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

const opened = (scenario: string, layer: SideLayer): Story => ({
  parameters: { scenario },
  play: async ({ canvas, loaded }) => {
    const page: unknown = loaded['page'];
    happen(page, { type: 'SideLayerOpened', layer });
    const dialog = await canvas.findByRole('dialog', { name: /\S/ });
    await waitFor(() => expect(dialog).toBeVisible());
  },
});

export const CountrySelector = opened('oversea-japan', 'CountrySelector');
export const SFExpressGuide = opened('oversea-china', 'SFExpressGuide');
export const CJGuide = opened('oversea-japan', 'CJGuide');
export const OverseaPackageNoti = opened('oversea-japan', 'OverseaPackageNoti');
export const EstimateSheet = opened('business-buyer', 'EstimateSheet');
export const CJGuideOnMobile: Story = { ...CJGuide, globals: { device: 'mobile' } };

type Shopper = Parameters<NonNullable<NonNullable<Story['args']>['prepare']>>[0]['shopper'];

const asked = (role: 'dialog' | 'alertdialog', ask: (shopper: Shopper) => unknown): Story => ({
  args: { prepare: ({ shopper }) => void ask(shopper) },
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole(role, { name: /\S/ });
    await waitFor(() => expect(dialog).toBeVisible());
  },
});

const orderFirst: OrderFirst = {
  code: 'ASK-INSTALL-FIRST',
  params: {},
  ordered: [aUnit({ cartUnitId: cartUnitId(1) })],
  excepted: [aUnit({ cartUnitId: cartUnitId(2) })],
  payable: undefined,
};

export const ConfirmLeaveCouponBox = asked('alertdialog', (shopper) => shopper.leaveCouponBox());
export const ConfirmAuthentication = asked('alertdialog', (shopper) =>
  shopper.confirm({ type: 'VerifyIdentity', code: 'UNABLE-SELF_LIMIT', params: {} })(),
);
export const ConfirmOrderExceptSomeItems = asked('alertdialog', (shopper) =>
  shopper.confirm({ type: 'OrderFirst', ...orderFirst })(),
);
export const AddedToCart = asked('alertdialog', (shopper) => shopper.confirm({ type: 'AddedToCart', unit: aUnit() })());
