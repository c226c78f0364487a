import type { Meta, StoryObj } from '@storybook/react-vite';
import { ServiceBadge } from './ServiceBadge.tsx';

const meta = {
  title: 'Parts/ServiceBadge',
  component: ServiceBadge,
  args: { badge: { service: 'SmileFresh', label: '스마일프레시' } },
} satisfies Meta<typeof ServiceBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SmileFresh: Story = {};
export const SmileDelivery: Story = { args: { badge: { service: 'SmileDelivery', label: '스마일배송' } } };
export const ExpressShop: Story = { args: { badge: { service: 'ExpressShop', label: '당일배송' } } };
