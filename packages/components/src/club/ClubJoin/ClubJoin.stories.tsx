import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { aClubJoin, aClubLink } from '../../testing/club-views.ts';
import { ClubJoin } from './ClubJoin.tsx';

const meta = {
  title: 'Club/ClubJoin',
  component: ClubJoin,
  args: { view: aClubJoin(), isTop: true, send: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 600 } } },
} satisfies Meta<typeof ClubJoin>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [CL-02] [CL-03] The initial scene; on PC a frame shows one of the terms. */
export const Default: Story = {
  args: {
    // stories have no server
    view: aClubJoin({ terms: aClubJoin().terms.map((term) => ({ ...term, path: `about:blank?${term.key}` })) }),
  },
  play: async ({ args, canvas }) => {
    const third = canvas.getByRole('button', { name: '개인정보 제3자 제공' });
    await userEvent.click(third);
    await expect(canvas.getByTitle('개인정보 제3자 제공')).toHaveAttribute('src', 'about:blank?third');
    // the framed terms run no scripts
    await expect(canvas.getByTitle('개인정보 제3자 제공')).toHaveAttribute('sandbox', 'allow-same-origin');
    await userEvent.click(canvas.getByRole('button', { name: '클럽 이용약관' }));
    await expect(third).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByTitle('개인정보 제3자 제공')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '가입하기' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'JoinSmileClub' });
    await userEvent.keyboard('{Escape}');
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'CloseSideLayer' });
  },
};

/** [CL-02] A running request cannot be closed. */
export const Loading: Story = {
  args: { view: aClubJoin({ scene: 'Loading' }) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('가입하고 있어요');
    await expect(canvas.queryByRole('button', { name: '닫기' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(args.send).not.toHaveBeenCalled();
  },
};

/** [CL-02] [CL-06] Joined, with the welcome gift. */
export const Success: Story = {
  args: {
    view: aClubJoin({
      scene: 'Success',
      title: '클럽 가입이 완료되었어요',
      texts: ['이제 회원 가격과 무료배송 기준이 적용돼요.', '웰컴 선물로 ‘<b>15%</b>’ 쿠폰을 드렸어요.'],
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('클럽 가입이 완료되었어요');
    await expect(canvasElement.querySelector('b')).toBeNull();
    await expect(canvas.queryByRole('region', { name: '약관' })).toBeNull();
  },
};

/** [CL-03] On mobile the terms open in new windows. */
export const Mobile: Story = {
  args: { view: aClubJoin({ terms: [aClubLink()] }) },
  globals: { device: 'mobile' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '클럽 이용약관 (새 창)' })).toHaveAttribute('target', '_blank');
  },
};
