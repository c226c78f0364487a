import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { aUnitVisit } from '../../testing/more-views.ts';
import { UnitVisit } from './UnitVisit.tsx';

const rows = [1, 2].map((n) => (
  <div key={n} id={`unit-${n}`} tabIndex={-1} data-testid={`unit-${n}`}>
    상품 {n}
  </div>
));

/** Taller than a window, so that only scrolling reveals the row. */
const farAway = <div style={{ blockSize: '300vh' }} />;

const meta = {
  title: 'Cart/UnitVisit',
  component: UnitVisit,
  args: { visit: aUnitVisit() },
  decorators: [
    (Story) => (
      <>
        {farAway}
        {rows}
        {farAway}
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof UnitVisit>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Added: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByTestId('unit-1')).toHaveFocus());
    await expect(canvas.getByTestId('unit-1')).toHaveAttribute('data-visited');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('수량 1개'));
  },
};

export const BySignal: Story = {
  args: { visit: aUnitVisit({ domId: 'unit-2', takesFocus: false, text: '알림에서 고른 상품이에요: 배', count: 2 }) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByTestId('unit-2')).toHaveAttribute('data-visited'));
    await expect(canvas.getByTestId('unit-1')).not.toHaveAttribute('data-visited');
    await expect(canvas.getByTestId('unit-2')).not.toHaveFocus();
    const { top } = canvas.getByTestId('unit-2').getBoundingClientRect();
    await expect(top >= 0 && top < window.innerHeight).toBe(true);
  },
};

/** Without a target, the live region is empty. */
export const Nowhere: Story = {
  args: { visit: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
