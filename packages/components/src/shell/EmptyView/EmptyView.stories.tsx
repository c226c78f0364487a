import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { anEmpty, aTabBar } from '../../testing/frame-views.ts';
import { EmptyView } from './EmptyView.tsx';

const meta = {
  title: 'Shell/EmptyView',
  component: EmptyView,
  args: { empty: anEmpty(), send: fn() },
} satisfies Meta<typeof EmptyView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cart: Story = {};
export const Tab: Story = {
  args: { empty: anEmpty({ title: '당일배송에 담은 상품이 없습니다.', showAll: aTabBar().tabs[0] }) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: '전체, 상품 16개' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'SwitchTab', tab: 'All' });
  },
};
export const Mobile: Story = { globals: { device: 'mobile' } };
