import type { Meta, StoryObj } from '@storybook/react-vite';
import { SellerList } from './SellerList.tsx';

const meta = { title: 'Cart/SellerList', component: SellerList } satisfies Meta<typeof SellerList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ManySellers: Story = {};
export const ManySellersOnAPhone: Story = { globals: { device: 'mobile' } };
export const Unorderable: Story = { parameters: { scenario: 'unorderable' } };
export const Limits: Story = { parameters: { scenario: 'max-limits' } };
export const Outlet: Story = { globals: { tenant: 'outlet' } };
