import type { Meta, StoryObj } from '@storybook/react-vite';
import { AddressBar } from './AddressBar.tsx';

const meta = {
  title: 'Frame/AddressBar',
  component: AddressBar,
  args: { addressBar: { label: '배송지', text: '(06236) 서울특별시 강남구 테헤란로 152, 1203호' } },
} satisfies Meta<typeof AddressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pc: Story = {};
export const Mobile: Story = { globals: { device: 'mobile' } };
