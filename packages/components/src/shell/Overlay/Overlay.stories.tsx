import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Overlay } from './Overlay.tsx';

const meta = {
  title: 'Shell/Overlay',
  component: Overlay,
  args: { loading: { type: 'Order', text: '주문을 준비하고 있어요' } },
} satisfies Meta<typeof Overlay>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Order: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('주문을 준비하고 있어요');
  },
};
export const Cart: Story = { args: { loading: { type: 'Cart', text: '장바구니를 불러오고 있어요' } } };
