import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { someSaved } from '../../testing/more-views.ts';
import { Saved } from './Saved.tsx';

const meta = {
  title: 'Removal/Saved',
  component: Saved,
  args: { saved: someSaved(), send: fn() },
} satisfies Meta<typeof Saved>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneSoldOut: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: '꿀사과 장바구니로 옮기기' }));
    await expect(args.send).toHaveBeenLastCalledWith(args.saved.rows[0]?.move?.command);
    await userEvent.click(canvas.getByRole('button', { name: '꿀사과 삭제' }));
    await expect(args.send).toHaveBeenLastCalledWith(args.saved.rows[0]?.remove.command);
    await expect(canvas.getAllByRole('button')).toHaveLength(3);
    await expect(canvasElement.querySelector('b')).toBeNull();
  },
};
export const OnAPhone: Story = { globals: { device: 'mobile' } };
