import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Deliveries } from './Deliveries.tsx';

const row = (n: number, cutOff?: string) => ({
  key: `${n}`,
  name: `스마일배송 상품 ${n}`,
  date: '2026-11-24',
  text: '11월 24일 (화) 도착',
  cutOff,
});

const meta = {
  title: 'Delivery/Deliveries',
  component: Deliveries,
  args: { arrivals: { heading: '도착 예정', rows: [row(1, '오후 8시까지 주문하면'), row(2)] } },
} satisfies Meta<typeof Deliveries>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [PG-16] The cut-off appears only in its last hour; the day is machine-readable. */
export const WithCutOff: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '도착 예정' })).toBeVisible();
    const [first, second] = canvas.getAllByText('11월 24일 (화) 도착');
    await expect(first).toHaveAttribute('datetime', '2026-11-24');
    await expect(first?.parentElement).toHaveTextContent('오후 8시까지 주문하면 11월 24일 (화) 도착');
    await expect(second?.parentElement).not.toHaveTextContent('주문하면');
  },
};
export const LongNames: Story = {
  args: { arrivals: { heading: '도착 예정', rows: [{ ...row(1), name: '아주 긴 이름 '.repeat(30) }] } },
  globals: { device: 'mobile' },
};
