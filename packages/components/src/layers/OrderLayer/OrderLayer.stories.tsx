import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { anOrderLayer } from '../../testing/page-views.ts';
import { OrderLayer } from './OrderLayer.tsx';

const meta = {
  title: 'Layers/OrderLayer',
  component: OrderLayer,
  args: { layer: anOrderLayer(), onAnswer: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 600 } } },
} satisfies Meta<typeof OrderLayer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InstallFirst: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: '취소' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: '먼저 주문' }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard('{Escape}');
    await expect(args.onAnswer).toHaveBeenLastCalledWith(false);
  },
};
export const IncomeDuty: Story = {
  args: {
    layer: anOrderLayer({
      type: 'ConfirmIncomeDutyItemOrderType',
      buttons: [
        { label: '취소', answer: false, isPrimary: false, hasInitialFocus: true },
        { label: '함께 주문', answer: 'OrderTogether', isPrimary: false, hasInitialFocus: false },
        { label: '소득공제 상품만 주문', answer: 'OnlyIncomeDutyItem', isPrimary: true, hasInitialFocus: false },
      ],
    }),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '함께 주문' }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith('OrderTogether');
  },
};
export const ManyItems: Story = { args: { layer: anOrderLayer({}, 12) } };
export const Dimmed: Story = { args: { layer: anOrderLayer({ type: 'ConfirmMaxInstallOrder', isDimmed: true }) } };
export const Mobile: Story = { globals: { device: 'mobile' } };
