import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent } from 'storybook/test';
import { aClubCard, aClubLink } from '../../testing/club-views.ts';
import { anAction } from '../../testing/views.ts';
import { presses } from '../../testing/presses.ts';
import { ClubCard } from './ClubCard.tsx';

const meta = {
  title: 'Club/ClubCard',
  component: ClubCard,
  args: { card: aClubCard(), send: fn() },
} satisfies Meta<typeof ClubCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const upgrade = (over: Parameters<typeof aClubLink>[0]) =>
  aClubCard({
    texts: ['지금은 무료 회원이에요.'],
    action: undefined,
    link: aClubLink({
      label: '유료 회원으로 전환하기',
      accessibleName: '유료 회원으로 전환하기 (새 창)',
      path: '/smileclub/upgrade?lang=ko',
      ...over,
    }),
  });

/** [PG-08] [XT-04] A non-member sees teaser, offer and the joining layer. */
export const Banner: Story = {
  play: presses('원클릭으로 가입하기', { type: 'OpenSideLayer', layer: 'SmileClubOneClickJoin' }),
};

/** [CL-06] Dawn delivery is part of the one offer of the club. */
export const WithDawnDelivery: Story = {
  args: {
    card: aClubCard({
      texts: [
        '클럽에 가입하면 15% 쿠폰을 드려요.',
        '클럽을 무료로 이용하면 서울 전 지역에서 새벽배송을 받을 수 있어요.',
      ],
      dawn: anAction({
        label: '새벽배송 혜택 보기',
        accessibleName: '새벽배송 혜택 보기',
        command: { type: 'OpenSideLayer', layer: 'JoinSmileClubForSmileDelivery' },
      }),
    }),
  },
  play: presses('새벽배송 혜택 보기', { type: 'OpenSideLayer', layer: 'JoinSmileClubForSmileDelivery' }),
};

/** [CL-05] [CL-04] A free member gets the upgrade gate in a pop-up of 410×640; returning reads the membership. */
export const UpgradeGate: Story = {
  args: { card: upgrade({ opens: 'Popup' }) },
  play: async ({ args, canvas }) => {
    const open = spyOn(window, 'open').mockReturnValue(window);
    await userEvent.click(canvas.getByRole('link', { name: '유료 회원으로 전환하기 (새 창)' }));
    await expect(open).toHaveBeenCalledWith(
      expect.stringMatching(/\/smileclub\/upgrade\?lang=ko$/u),
      'smile-club',
      'popup,width=410,height=640',
    );
    open.mockRestore();
    window.dispatchEvent(new Event('focus'));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'ReadMembership' });
  },
};

/** [CL-04] On mobile a new window. */
export const Mobile: Story = {
  args: { card: upgrade({}) },
  globals: { device: 'mobile' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: '유료 회원으로 전환하기 (새 창)' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};
