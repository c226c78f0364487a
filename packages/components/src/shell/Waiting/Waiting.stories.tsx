import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Waiting } from './Waiting.tsx';

const meta = {
  title: 'Shell/Waiting',
  component: Waiting,
  args: { isTop: true, onLeave: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 320 } } },
} satisfies Meta<typeof Waiting>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LeftByEscape: Story = {
  play: async ({ args }) => {
    await userEvent.keyboard('x');
    await expect(args.onLeave).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};
export const UnderAQuestion: Story = {
  args: { isTop: false },
  play: async ({ args }) => {
    await userEvent.keyboard('{Escape}');
    await expect(args.onLeave).not.toHaveBeenCalled();
  },
};
export const Mobile: Story = { globals: { device: 'mobile' } };
