import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { aClubDawn, aClubLink } from '../../testing/club-views.ts';
import { ClubDawn } from './ClubDawn.tsx';

const meta = {
  title: 'Club/ClubDawn',
  component: ClubDawn,
  args: { view: aClubDawn(), isTop: true, send: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 500 } } },
} satisfies Meta<typeof ClubDawn>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [CL-06] Dawn delivery in Seoul with a link to the club. */
export const Offer: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '원클릭으로 가입하기' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'OpenSideLayer', layer: 'SmileClubOneClickJoin' });
    await userEvent.click(canvas.getByRole('button', { name: '다음에 하기' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'CloseSideLayer' });
  },
};
/** [CL-05] A business buyer on a phone gets the club page. */
export const Mobile: Story = {
  args: {
    view: aClubDawn({
      action: undefined,
      link: aClubLink({ label: '사업자 클럽 가입하기', accessibleName: '사업자 클럽 가입하기 (새 창)' }),
    }),
  },
  globals: { device: 'mobile' },
  play: async ({ canvas }) => {
    const later = canvas.getByRole('button', { name: '다음에 하기' });
    const join = canvas.getByRole('link');
    const { left, right } = later.parentElement?.getBoundingClientRect() ?? {};
    await expect([later.getBoundingClientRect().left, join.getBoundingClientRect().right]).toEqual([left, right]);
  },
};
