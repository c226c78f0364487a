import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Closable } from '../../testing/closable.tsx';
import { BlockersBar } from '../../checkout/Blockers/Blockers.tsx';
import { someBlockers } from '../../testing/frame-views.ts';
import { aNudge } from '../../testing/more-views.ts';
import { Nudge } from './Nudge.tsx';

const meta = {
  title: 'Nudges/Nudge',
  component: Nudge,
  args: { nudge: aNudge('NudgingAppDown'), send: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 400 } } },
} satisfies Meta<typeof Nudge>;
export default meta;
type Story = StoryObj<typeof meta>;

const lineIn = (story: Element): DOMRect =>
  story.querySelector('aside > div')?.getBoundingClientRect() ?? new DOMRect();

/** The app offer in a mobile browser (ND-02). */
export const NudgingAppDown: Story = {
  globals: { device: 'mobile' },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(document.body).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '앱에서 더 편하게 닫기' })).toHaveFocus();
    // one line as wide as the window, directly above the order bar
    const { height, left, bottom } = lineIn(canvasElement);
    await expect([height <= 48, left, innerHeight - bottom]).toEqual([true, 0, 75]);
    await userEvent.keyboard('{Enter}');
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'DismissNudge', nudge: 'NudgingAppDown' });
  },
};

const aQuestion = someBlockers({ title: '주문할 상품을 선택해 주세요.', isInvitation: true, fixAll: undefined });

const severalReasons = someBlockers();

export const Closed: Story = {
  render: (args) => <Closable>{(close) => <Nudge {...args} send={close} />}</Closable>,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: '앱에서 더 편하게 닫기' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('complementary')).toBeNull());
    await expect(canvas.getByRole('heading', { name: '상품 목록' })).toHaveFocus();
  },
};

export const ClosedByEscape: Story = {
  ...Closed,
  play: async ({ canvas }) => {
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('complementary')).toBeVisible();
    canvas.getByRole('button', { name: '앱에서 더 편하게 닫기' }).focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('complementary')).toBeNull());
    await expect(canvas.getByRole('heading', { name: '상품 목록' })).toHaveFocus();
  },
};

/** A question in the order bar, e.g. for the consent to overseas shipping, comes first. In the summary they share a line. */
export const BelowAQuestion: Story = {
  globals: { device: 'mobile' },
  render: (args) => (
    <>
      <BlockersBar blockers={aQuestion} send={args.send} />
      <Nudge {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: aQuestion.title })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '앱에서 더 편하게 닫기' })).toBeNull();
  },
};

/** The list of reasons that block the order hides the nudge too: 320 px have no room for both. */
export const BelowReasons: Story = {
  globals: { device: 'mobile' },
  render: (args) => (
    <>
      <BlockersBar blockers={severalReasons} send={args.send} />
      <Nudge {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: severalReasons.title })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '앱에서 더 편하게 닫기' })).toBeNull();
  },
};

/** The two cards with the largest discounts (ND-04). */
export const NudgingSmileCard: Story = {
  args: {
    nudge: aNudge('NudgingSmileCard', {
      title: '카드 결제 할인',
      text: '이 카드로 결제하면 할인받을 수 있어요.',
      cards: [
        { key: 'B', name: '노을카드', text: '7,000원 할인 (70,000원 이상 결제 시)' },
        { key: 'C', name: '<b>바다카드</b>', text: '5,000원 할인 (50,000원 이상 결제 시)' },
      ],
      link: {
        label: '자세히 보기',
        accessibleName: '카드 결제 할인 자세히 보기',
        href: '/gateway?pageType=SmileCardIntro&charset=koKR',
      },
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvasElement.querySelector('b')).toBeNull();
    await expect(canvas.getByRole('link', { name: '카드 결제 할인 자세히 보기' })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    );
  },
};

/** In a low window it is one line and keeps the order button visible (WA-14). */
export const InALowWindow: Story = {
  ...NudgingSmileCard,
  globals: { viewport: { value: 'low', isRotated: false } },
  parameters: { viewport: { options: { low: { name: 'Low', styles: { width: '1024px', height: '600px' } } } } },
  play: async ({ canvas, canvasElement }) => {
    await expect([innerWidth, innerHeight]).toEqual([1024, 600]);
    const { height, right } = lineIn(canvasElement);
    await expect(height).toBeLessThanOrEqual(48);
    // the summary is to its right
    await expect(right).toBeLessThanOrEqual(1024 - 16 - 328);
    for (const card of canvas.getAllByRole('listitem')) await expect(card).toBeVisible();
    const room = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockEnd);
    // focused elements are scrolled out of its way
    await expect(room).toBeGreaterThan(height);
    await expect(canvas.getByRole('button', { name: /닫기$/u })).toBeVisible();
  },
};

const aCart = (Story: () => ReactNode) => (
  <div style={{ minBlockSize: '300vh', display: 'grid', alignContent: 'end' }}>
    <Story />
  </div>
);

/** The first scroll moves it to the end of the cart and shows it as a card with its text. */
export const Folded: Story = {
  ...NudgingSmileCard,
  globals: { device: 'mobile' },
  decorators: [aCart],
  play: async ({ canvas, canvasElement }) => {
    const { scrollHeight } = document.documentElement;
    await expect(getComputedStyle(canvas.getByText('이 카드로 결제하면 할인받을 수 있어요.')).position).toBe(
      'absolute',
    );
    window.scrollBy(0, 8);
    await waitFor(() => expect(lineIn(canvasElement).top).toBeGreaterThan(innerHeight));
    await expect(canvas.getByRole('button', { name: /닫기$/u })).toBeInTheDocument();
    await expect(document.documentElement.scrollHeight - scrollHeight).toBeLessThanOrEqual(120);
    window.scrollTo(0, document.documentElement.scrollHeight);
    await expect(canvas.getByText('이 카드로 결제하면 할인받을 수 있어요.')).toBeVisible();
  },
};

/** The card in the page offers the club from the first scroll on. */
export const ClubFolded: Story = {
  args: { nudge: aNudge('NudgingClubOneClick') },
  decorators: [aCart],
  // an earlier story may have scrolled the window
  beforeEach: () => {
    window.scrollTo(0, 0);
  },
  play: async ({ canvas }) => {
    // the browser reports a return to the top as a scroll too
    window.dispatchEvent(new Event('scroll'));
    await new Promise(requestAnimationFrame);
    await expect(canvas.getByRole('complementary')).toBeVisible();
    window.scrollBy(0, 8);
    await waitFor(() => expect(canvas.queryByRole('complementary')).toBeNull());
  },
};

/** It closes once its link is followed. */
export const LinkFollowed: Story = {
  ...NudgingSmileCard,
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: '카드 결제 할인 자세히 보기' });
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    await expect(args.send).toHaveBeenLastCalledWith(args.nudge.dismiss.command);
  },
};

export const NudgingClubOneClick: Story = {
  args: {
    nudge: aNudge('NudgingClubOneClick', {
      title: '클럽 원클릭 가입',
      text: '지금 클럽에 가입하면 클럽 혜택이 이 장바구니에 바로 적용돼요.',
    }),
  },
};

export const NudgingUniverseClubAutoRenewal: Story = {
  args: {
    nudge: aNudge('NudgingUniverseClubAutoRenewal', {
      title: '유니버스 클럽 자동 갱신',
      text: '유니버스 클럽 멤버십은 이용 기간이 끝나면 자동으로 갱신돼요.',
    }),
  },
};

export const NudgingCartCountExtended: Story = {
  args: {
    nudge: aNudge('NudgingCartCountExtended', {
      title: '사업자 장바구니가 넓어졌어요',
      text: '사업자 회원은 상품을 100개 넘게 담을 수 있어요. 주문은 한 번에 30개까지 할 수 있어요.',
    }),
  },
};
