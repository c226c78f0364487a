import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { HeldToasts } from '../../cart/Layers/Layers.tsx';
import { DialogLayer } from '../../parts/DialogLayer/DialogLayer.tsx';
import { aDialog } from '../../testing/coupon-views.ts';
import { someOverlays } from '../../testing/page-views.ts';
import { Offline } from '../Offline/Offline.tsx';
import { Toasts } from './Toasts.tsx';

const one = { key: 'toast-1', text: '수량을 바꾸면서 적용한 쿠폰이 취소되었어요.' };

const meta = {
  title: 'Shell/Toasts',
  component: Toasts,
  args: { overlays: { ...someOverlays({ toasts: [one] }), holdToast: fn(), releaseToast: fn() } },
  parameters: { docs: { story: { inline: false, iframeHeight: 200 } } },
} satisfies Meta<typeof Toasts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.hover(canvas.getByText(one.text));
    await expect(args.overlays.holdToast).toHaveBeenCalledWith('toast-1');
    await userEvent.unhover(canvas.getByText(one.text));
    await expect(args.overlays.releaseToast).toHaveBeenCalledWith('toast-1');
  },
};
/** Only the newest is visible; both are announced. */
export const Two: Story = {
  args: { overlays: someOverlays({ toasts: [one, { key: 'toast-2', text: '상품 3개를 삭제했어요.' }] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(`${one.text}상품 3개를 삭제했어요.`);
    await expect(canvas.getByText(one.text).getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};

/** It waits while a message of higher priority is shown. */
export const Covered: Story = {
  args: { overlays: { ...someOverlays({ toasts: [one] }), holdToast: fn() } },
  render: (args) => (
    <>
      <Toasts {...args} />
      <HeldToasts
        overlays={{ ...someOverlays(), ...args.overlays, store: { state: { extras: { isOffline: true } } } }}
      />
      <Offline offline={{ title: '연결이 끊겼어요', text: '' }} />
    </>
  ),
  play: async ({ args, canvas }) => {
    await expect(args.overlays.holdToast).toHaveBeenCalledWith('toast-1');
    await expect(canvas.getByText(one.text).getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};

/** A dialog starts below a toast, so that the toast covers nothing of it. */
export const OverADialog = {
  globals: { device: 'mobile' },
  render: (args) => (
    <>
      <Toasts {...args} />
      <DialogLayer layer={aDialog()} shape="panel" onClose={fn()}>
        쿠폰
      </DialogLayer>
    </>
  ),
  play: async ({ canvas }) => {
    const { top, bottom } = canvas.getByText(one.text).getBoundingClientRect();
    await expect(top).toBe(0);
    await waitFor(() => expect(canvas.getByRole('dialog').getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom));
  },
} satisfies Story;

/** On PC, a toast over a dialog is as wide as its text. */
export const OverADialogOnPc: Story = {
  render: OverADialog.render,
  play: async ({ canvas }) => {
    const toast = canvas.getByText(one.text).getBoundingClientRect();
    await expect(toast.width).toBeLessThan(innerWidth / 2);
    await waitFor(() => expect(canvas.getByRole('dialog').getBoundingClientRect().top).toBeGreaterThan(toast.bottom));
  },
};
export const Mobile: Story = { globals: { device: 'mobile' } };
