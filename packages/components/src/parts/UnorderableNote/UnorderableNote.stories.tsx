import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { anUnorderable } from '../../testing/views.ts';
import { UnorderableNote } from './UnorderableNote.tsx';

const meta = {
  title: 'Parts/UnorderableNote',
  component: UnorderableNote,
  args: { unorderable: anUnorderable(), send: fn() },
} satisfies Meta<typeof UnorderableNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SoldOut: Story = {
  play: async ({ args, canvas }) => {
    const { accessibleName, command } = args.unorderable.deleteUnit;
    await userEvent.click(canvas.getByRole('button', { name: accessibleName }));
    await expect(args.send).toHaveBeenCalledWith(command);
  },
};
export const LongReason: Story = {
  args: {
    unorderable: anUnorderable({
      reason: '이 상품은 사업자 회원만 살 수 있는 상품이라 지금은 주문할 수 없습니다. 판매자에게 문의해 주십시오.',
    }),
  },
};
