import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { someInstead } from '../../testing/more-views.ts';
import { Instead } from './Instead.tsx';

const meta = {
  title: 'Recommendations/Instead',
  component: Instead,
  args: { instead: someInstead(), send: fn() },
} satisfies Meta<typeof Instead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SoldOut: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: '‘꿀사과’ 대신 담기: 햇배' }));
    await expect(args.send).toHaveBeenCalledWith(args.instead.rows[0]?.add.command);
    await expect(canvasElement.querySelector('b')).toBeNull();
  },
};
export const OnAPhone: Story = { globals: { device: 'mobile' } };
