import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { aLayer, anAlert } from '../../testing/page-views.ts';
import { MessageLayer } from './MessageLayer.tsx';

const meta = {
  title: 'Parts/MessageLayer',
  component: MessageLayer,
  args: { layer: aLayer(), onAnswer: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 400 } } },
} satisfies Meta<typeof MessageLayer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Confirm: Story = {
  play: async ({ args, canvas }) => {
    const no = canvas.getByRole('button', { name: '취소' });
    const yes = canvas.getByRole('button', { name: '삭제' });
    await expect(no).toHaveFocus();
    await userEvent.tab();
    await expect(yes).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(no).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onAnswer).toHaveBeenLastCalledWith(false);
    await userEvent.click(yes);
    await expect(args.onAnswer).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: '닫기' }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith(false);
  },
};
/** [CS-10] The second press of the opening double click is ignored; a separate press answers. */
export const OpenedByADoubleClick: Story = {
  play: async ({ args, canvas }) => {
    const yes = canvas.getByRole('button', { name: '삭제' });
    await expect(yes).toHaveAttribute('data-look', 'primary');
    await fireEvent.click(yes, { detail: 2 });
    await expect(args.onAnswer).not.toHaveBeenCalled();
    await fireEvent.click(yes, { detail: 1 });
    await expect(args.onAnswer).toHaveBeenCalledTimes(1);
  },
};
export const Alert: Story = {
  args: { layer: anAlert() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alertdialog', { name: '알림' })).toHaveAccessibleDescription(/다시 시도/);
    await expect(canvas.getByRole('button', { name: '확인' })).toHaveFocus();
  },
};
export const MayNotBeClosed: Story = {
  args: { layer: anAlert({ closeAnswer: undefined }) },
  play: async ({ args }) => {
    await userEvent.keyboard('{Escape}');
    await expect(args.onAnswer).not.toHaveBeenCalled();
  },
};
export const LongMessage: Story = {
  args: { layer: anAlert({ message: `상품 정보가 바뀌었어요. 내용을 확인해 주세요.\n${'A'.repeat(400)}` }) },
};
export const ConfirmOnMobile: Story = { globals: { device: 'mobile' } };
