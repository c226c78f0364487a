import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { aFailure } from '../../testing/frame-views.ts';
import { presses } from '../../testing/presses.ts';
import { FailureView } from './FailureView.tsx';

const meta = {
  title: 'Shell/FailureView',
  component: FailureView,
  args: { failure: aFailure(), send: fn() },
} satisfies Meta<typeof FailureView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pc: Story = { play: presses('다시 시도', { type: 'OpenCart' }) };
export const Mobile: Story = { globals: { device: 'mobile' } };
