import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { aFailure } from '../../testing/frame-views.ts';
import { FailureView } from './FailureView.tsx';

const meta = {
  title: 'Shell/FailureView',
  component: FailureView,
  args: { failure: aFailure(), send: fn() },
} satisfies Meta<typeof FailureView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pc: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '다시 시도' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'OpenCart' });
  },
};
export const Mobile: Story = { globals: { device: 'mobile' } };
