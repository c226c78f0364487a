import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { aMemo } from '../../testing/dialog-views.ts';
import { presses } from '../../testing/presses.ts';
import { Memo } from './Memo.tsx';

const meta = { title: 'Memo/Memo', component: Memo, args: { memo: aMemo(), send: fn() } } satisfies Meta<typeof Memo>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [LY-08] No memo; a button opens the form. */
export const Empty: Story = { play: presses('메모 쓰기', { type: 'OpenSideLayer', layer: 'CartMemo' }) };

/** [LY-08] The memo as text. */
export const Written: Story = {
  args: { memo: aMemo({ text: '<b>문 앞에</b> 두세요', open: { ...aMemo().open, label: '메모 수정' } }) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('<b>문 앞에</b> 두세요')).toBeVisible();
    await expect(canvasElement.querySelector('b')).toBeNull();
  },
};
export const OnAPhone: Story = { ...Written, globals: { device: 'mobile' } };
