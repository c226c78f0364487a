import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { someOverlays } from '../../testing/page-views.ts';
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
export const Two: Story = {
  args: { overlays: someOverlays({ toasts: [one, { key: 'toast-2', text: '상품 3개를 삭제했어요.' }] }) },
};
export const Mobile: Story = { globals: { device: 'mobile' } };
