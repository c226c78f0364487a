import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Deliveries } from './Deliveries.tsx';

const row = (n: number) => ({
  key: `${n}`,
  name: `스마일배송 상품 ${n}`,
  date: '2026-11-24',
  text: '11월 24일 (화) 도착',
  cutOff: '20분 안에 주문하시면',
});

const meta = {
  title: 'Delivery/Deliveries',
  component: Deliveries,
  args: { arrivals: { heading: '도착 예정', rows: [row(1), row(2)] } },
} satisfies Meta<typeof Deliveries>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [PG-16] Each item shows its cut-off in the last hour; the day is machine-readable. */
export const WithCutOff: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '도착 예정' })).toBeVisible();
    const [first] = canvas.getAllByText('11월 24일 (화) 도착');
    await expect(first).toHaveAttribute('datetime', '2026-11-24');
    await expect(first?.parentElement).toHaveTextContent('20분 안에 주문하시면 11월 24일 (화) 도착');
  },
};
export const LongNames: Story = {
  args: { arrivals: { heading: '도착 예정', rows: [{ ...row(1), name: '아주 긴 이름 '.repeat(30) }] } },
  globals: { device: 'mobile' },
};
