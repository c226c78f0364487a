import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { aClubFrame } from '../../testing/club-views.ts';
import { ClubFrame } from './ClubFrame.tsx';

const meta = {
  title: 'Club/ClubFrame',
  component: ClubFrame,
  args: { view: aClubFrame(), isTop: true, send: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 800 } } },
} satisfies Meta<typeof ClubFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [CL-04] The club page in a frame; closing it reads the membership. */
export const JoinPage: Story = {
  play: async ({ args, canvas }) => {
    const frame = canvas.getByTitle('스마일클럽 가입', { exact: true });
    await expect(frame).toHaveAttribute('width', '410');
    await expect(frame).toHaveAttribute('height', '640');
    await expect(frame).toHaveAttribute('sandbox', 'allow-forms allow-same-origin');
    await userEvent.click(canvas.getByRole('button', { name: '닫기' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'CloseSideLayer' });
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'ReadMembership' });
  },
};
