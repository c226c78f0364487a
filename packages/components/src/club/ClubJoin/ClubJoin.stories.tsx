import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { aClubJoin, aClubLink, aConsent } from '../../testing/club-views.ts';
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
    view: aClubJoin({
      consents: aClubJoin().consents.map((consent) => ({
        ...consent,
        link: aClubLink({ ...consent.link, path: `about:blank?${consent.key}` }),
      })),
    }),
  },
  play: async ({ args, canvas }) => {
    const [terms, lastText] = [canvas.getByRole('region'), canvas.getByText(args.view.texts.at(-1) ?? '')];
    const space = terms.getBoundingClientRect().top - lastText.getBoundingClientRect().bottom;
    await expect(space).toBeGreaterThanOrEqual(12);
    const third = canvas.getByRole('button', { name: '개인정보 제3자 제공 보기' });
    await userEvent.click(third);
    await expect(canvas.getByTitle('개인정보 제3자 제공')).toHaveAttribute('src', 'about:blank?third');
    // the framed terms run no scripts
    await expect(canvas.getByTitle('개인정보 제3자 제공')).toHaveAttribute('sandbox', 'allow-same-origin');
    await userEvent.click(canvas.getByRole('button', { name: '클럽 이용약관 보기' }));
    await expect(third).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByTitle('개인정보 제3자 제공')).toBeNull();
    // joining needs each consent
    const join = canvas.getByRole('button', { name: '가입하기' });
    for (const name of ['[필수] 클럽 이용약관 동의', '[필수] 개인정보 수집 및 이용 동의']) {
      await userEvent.click(canvas.getByRole('checkbox', { name }));
      await userEvent.click(join);
    }
    await expect(args.send).not.toHaveBeenCalled();
    await expect(join).toHaveAccessibleDescription('필수 약관에 모두 동의해 주세요.');
    const all = canvas.getByRole('checkbox', { name: '모두 동의' });
    await expect(all).not.toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: '[필수] 개인정보 제3자 제공 동의' }));
    await expect(all).toBeChecked();
    await expect(canvas.getByText(/^첫 한 달은 무료이고, 그 뒤에는 연회비 30,000원이 들며/u)).toBeVisible();
    await userEvent.click(join);
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'JoinSmileClub', agreed: ['club', 'personal', 'third'] });
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
    // announced, and not shown again below the heading
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('클럽 가입이 완료되었어요');
    await expect(status.offsetWidth).toBeLessThanOrEqual(1);
    await expect(canvasElement.querySelector('b')).toBeNull();
    await expect(canvas.queryByRole('region', { name: '약관' })).toBeNull();
  },
};

/** [CL-03] On mobile the terms open in new windows. */
export const Mobile: Story = {
  args: { view: aClubJoin({ consents: [aConsent()] }) },
  globals: { device: 'mobile' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '클럽 이용약관 (새 창)' })).toHaveAttribute('target', '_blank');
    await userEvent.click(canvas.getByRole('checkbox', { name: '모두 동의' }));
    await expect(canvas.getByRole('button', { name: '가입하기' })).not.toHaveAttribute('aria-disabled');
  },
};
