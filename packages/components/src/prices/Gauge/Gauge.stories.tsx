import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gauge } from './Gauge.tsx';

const gauge = (percent: number, text: string) =>
  ({ type: 'GAUGE', percent, text, label: '과수원집 무료배송까지' }) as const;

const meta = {
  title: 'Prices/Gauge',
  component: Gauge,
  args: { gauge: gauge(72, '4,200원 더 담으면 무료배송이에요') },
} satisfies Meta<typeof Gauge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Missing: Story = {};
export const JustBegun: Story = { args: { gauge: gauge(0, '30,000원 더 담으면 무료배송이에요') } };
export const Free: Story = { args: { gauge: { type: 'FREE_SHIPPING', text: '무료배송이에요' } } };
export const PartlyFree: Story = {
  args: { gauge: { type: 'PARTLY_FREE', text: '배송 3건 중 2건 무료배송이에요', percent: 66 } },
};
export const Pending: Story = { args: { gauge: { type: 'PENDING' } } };
