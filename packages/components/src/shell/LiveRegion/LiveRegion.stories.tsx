import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LiveRegion } from '../../cart/Layers/Layers.tsx';

const meta = {
  title: 'Shell/LiveRegion',
  component: LiveRegion,
  args: { announcer: { announcement: { key: 1, text: '12개 중 7개 선택' } } },
} satisfies Meta<typeof LiveRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const HeardNotSeen: Story = {
  play: async ({ args, canvas }) => {
    const region = canvas.getByRole('status');
    await expect(region).toHaveTextContent(args.announcer.announcement.text);
    await expect(region.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};
