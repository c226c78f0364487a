import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { anOrderBar } from '../../testing/frame-views.ts';
import { OrderBar } from './OrderBar.tsx';

const meta = {
  title: 'Frame/OrderBar',
  component: OrderBar,
  args: { orderBar: anOrderBar(), send: fn() },
  globals: { device: 'mobile' },
} satisfies Meta<typeof OrderBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '3개 주문하기' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'Order' });
  },
};
export const NothingTakenOff: Story = { args: { orderBar: anOrderBar({ discountText: undefined }) } };
export const LargeAmount: Story = {
  args: { orderBar: anOrderBar({ payable: '₩1,234,567,890', discountText: 'Total discount −₩123,456,789' }) },
};
export const Ordering: Story = {
  args: {
    orderBar: anOrderBar({ order: { ...anOrderBar().order, isEnabled: false, reason: '주문을 준비하고 있어요' } }),
  },
};
