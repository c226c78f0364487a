import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from './Button.tsx';

const meta = {
  title: 'Parts/Button',
  component: Button,
  args: { label: '상품 3개 주문하기', onPress: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  args: { look: 'primary' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: args.label }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};
export const Line: Story = {};
export const Quiet: Story = { args: { look: 'quiet', label: '선택 삭제' } };
export const Large: Story = { args: { look: 'primary', size: 'large', isFull: true } };
export const DisabledWithReason: Story = {
  args: { look: 'primary', isEnabled: false, reason: '주문을 준비하고 있어요' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: args.label });
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription('주문을 준비하고 있어요');
  },
};
