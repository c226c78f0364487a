import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { somePriceSignals } from '../../testing/more-views.ts';
import { PriceSignals } from './PriceSignals.tsx';

const meta = {
  title: 'Recommendations/PriceSignals',
  component: PriceSignals,
  args: { signals: somePriceSignals(), send: fn() },
} satisfies Meta<typeof PriceSignals>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FellAndRose: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: '맞춤 린넨 커튼 상품으로 이동' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'VisitUnit', cartUnitId: 1 });
    await expect(canvasElement.querySelector('b')).toBeNull();
  },
};

export const OnAPhone: Story = { globals: { device: 'mobile' } };
