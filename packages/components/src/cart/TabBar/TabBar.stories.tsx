import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { aTabBar } from '../../testing/frame-views.ts';
import { presses } from '../../testing/presses.ts';
import { TabBar } from './TabBar.tsx';

const meta = {
  title: 'Cart/TabBar',
  component: TabBar,
  args: { tabBar: aTabBar(), send: fn() },
} satisfies Meta<typeof TabBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pc: Story = { play: presses('스마일배송, 상품 3개', { type: 'SwitchTab', tab: 'SmileDelivery' }, 'link') };
export const Loading: Story = { args: { isCounted: false } };
export const Mobile: Story = { globals: { device: 'mobile' } };
export const MobileLastTab: Story = {
  args: { tabBar: aTabBar({}, 'ExpressShop') },
  globals: { device: 'mobile' },
};
