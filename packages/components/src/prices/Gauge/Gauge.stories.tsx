import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Gauge } from './Gauge.tsx';

const command = { type: 'OpenFreeShipping', sellerGroupKey: 'farm' } as const;
const gauge = (percent: number, text: string) =>
  ({ type: 'GAUGE', percent, text, label: '과수원집 무료배송까지', command }) as const;

const meta = {
  title: 'Prices/Gauge',
  component: Gauge,
  args: { gauge: gauge(72, '4,200원 더 담으면 무료배송이에요'), send: fn() },
} satisfies Meta<typeof Gauge>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [FG-01] The missing amount opens the items that close the gap. */
export const Missing: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '4,200원 더 담으면 무료배송이에요' }));
    await expect(args.send).toHaveBeenLastCalledWith(command);
  },
};
export const JustBegun: Story = { args: { gauge: gauge(0, '30,000원 더 담으면 무료배송이에요') } };
export const Free: Story = { args: { gauge: { type: 'FREE_SHIPPING', text: '무료배송이에요' } } };
export const PartlyFree: Story = {
  args: { gauge: { type: 'PARTLY_FREE', text: '배송 3건 중 2건 무료배송이에요', percent: 66 } },
};
export const Pending: Story = { args: { gauge: { type: 'PENDING' } } };
