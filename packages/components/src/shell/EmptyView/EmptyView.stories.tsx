import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { anEmpty, aTabBar } from '../../testing/frame-views.ts';
import { presses } from '../../testing/presses.ts';
import { EmptyView } from './EmptyView.tsx';

const meta = {
  title: 'Shell/EmptyView',
  component: EmptyView,
  args: { empty: anEmpty(), send: fn() },
} satisfies Meta<typeof EmptyView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cart: Story = {};
export const Tab: Story = {
  args: { empty: anEmpty({ title: '당일배송에 담은 상품이 없어요.', showAll: aTabBar().tabs[0] }) },
  play: presses('전체, 상품 16개', { type: 'SwitchTab', tab: 'All' }, 'link'),
};
export const Mobile: Story = { globals: { device: 'mobile' } };
/** The lines of the text are about as long as each other; no single word is on the last line. */
export const TwoLines: Story = {
  play: async ({ args, canvas }) => {
    const text = canvas.getByText(args.empty.text);
    const lines = document.createRange();
    lines.selectNodeContents(text);
    text.style.inlineSize = `${lines.getBoundingClientRect().width - 2}px`;
    const widths = [...lines.getClientRects()].map(({ width }) => width);
    await expect(widths).toHaveLength(2);
    await expect(Math.min(...widths)).toBeGreaterThan(Math.max(...widths) / 2);
  },
};
