import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { aBox } from '../../testing/views.ts';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Parts/Checkbox',
  component: Checkbox,
  args: { box: aBox(), send: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: args.box.accessibleName }));
    await expect(args.send).toHaveBeenCalledWith(args.box.command);
  },
};
export const All: Story = { args: { box: aBox({ state: 'all' }) } };
export const Mixed: Story = {
  args: { box: aBox({ state: 'mixed' }) },
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).toBePartiallyChecked();
    await userEvent.click(box);
    await expect(args.send).toHaveBeenCalledWith(args.box.command);
    // the mark shows the saved value until the change is saved
    await expect(box).toBePartiallyChecked();
  },
};
export const Disabled: Story = { args: { box: aBox({ isEnabled: false }) } };
export const WithLabel: Story = { args: { box: aBox({ state: 'mixed' }), showsLabel: true } };
