import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Nudge } from '../../nudges/Nudge/Nudge.tsx';
import { Button } from '../../parts/Button/Button.tsx';
import { Offline } from '../../shell/Offline/Offline.tsx';
import { aNudge, aRemoval, someNews } from '../../testing/more-views.ts';
import { News } from '../../visit/News/News.tsx';
import { RemovalNotice, type RemovalNoticeProps } from './RemovalNotice.tsx';

const meta = {
  title: 'Removal/RemovalNotice',
  component: RemovalNotice,
  args: { removal: aRemoval(), send: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 200 } } },
} satisfies Meta<typeof RemovalNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneUnit: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('삭제했어요: 꿀사과');
    await expect(document.body).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '삭제 되돌리기: 꿀사과' })).toHaveFocus();
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'HoldRemoval', isHeld: true });
    await userEvent.keyboard('{Enter}');
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'UndoRemoval' });
    await userEvent.tab();
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'HoldRemoval', isHeld: false });
  },
};

export const ByKeys: Story = {
  play: async ({ args }) => {
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'UndoRemoval' });
    await userEvent.keyboard('{Escape}');
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'DismissRemoval' });
  },
};

function Deletable({ removal, send }: RemovalNoticeProps) {
  const [isGone, setGone] = useState(false);
  return (
    <>
      <Button label="삭제" onPress={() => setGone(true)} />
      <Button label="주문" onPress={fn()} />
      <RemovalNotice removal={isGone ? removal : undefined} send={send} />
    </>
  );
}

/** [WA-11] After a deletion by keys the offer has no time limit, until another control is pressed. */
export const DeletedByKeys: Story = {
  render: (args) => <Deletable {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.send).toHaveBeenLastCalledWith({ type: 'HoldRemoval', isHeld: true }));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '주문' })).toHaveFocus();
    await expect(args.send).not.toHaveBeenCalledWith({ type: 'HoldRemoval', isHeld: false });
    await userEvent.keyboard('{Enter}');
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'HoldRemoval', isHeld: false });
  },
};

/** [WA-11] The first Tab keeps the offer, wherever the focus is. */
export const OnTheWay: Story = {
  render: (args) => (
    <>
      <Button label="주문" onPress={fn()} />
      <RemovalNotice {...args} />
    </>
  ),
  play: async ({ args, canvas }) => {
    await expect(args.send).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '주문' })).toHaveFocus();
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'HoldRemoval', isHeld: true });
  },
};

export const Several: Story = {
  globals: { device: 'mobile' },
  args: {
    removal: aRemoval({
      text: `상품 12개를 삭제했어요: <b>${'아주 긴 이름의 상품 '.repeat(8)}</b> 등`,
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('b')).toBeNull();
  },
};

const narrow = { name: 'Narrow', styles: { width: '320px', height: '640px' } };

/** The text takes at most two lines and shows what happened completely. */
export const Narrow: Story = {
  args: {
    removal: aRemoval({
      text: '数量の変更でクーポンが取り消されました：新規会員限定の割引クーポン、はじめての₩3,000クーポン',
      undo: { ...aRemoval().undo, label: '再適用', accessibleName: '再適用' },
    }),
  },
  parameters: { viewport: { options: { narrow } } },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const text = canvas.getByText(/数量の変更/u);
    const lineHeight = Number.parseFloat(getComputedStyle(text).lineHeight);
    await expect(text.clientHeight / lineHeight).toBeLessThan(2.1);
    const what = document.createRange();
    what.setStart(text.firstChild ?? text, 0);
    what.setEnd(text.firstChild ?? text, '数量の変更でクーポンが取り消されました'.length);
    await expect(what.getBoundingClientRect().bottom).toBeLessThanOrEqual(text.getBoundingClientRect().bottom);
  },
};

export const CouponCancelled: Story = {
  args: {
    removal: aRemoval({
      text: '수량이 바뀌어 쿠폰이 취소됐어요: <b>10%</b> 상품 쿠폰, 3,000원 스마일배송 쿠폰',
      undo: {
        ...aRemoval().undo,
        label: '다시 적용',
        accessibleName: '‘꿀사과’ 상품에 쿠폰 다시 적용',
      },
    }),
  },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('쿠폰이 취소됐어요: <b>10%</b> 상품 쿠폰');
    await expect(canvasElement.querySelector('b')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '‘꿀사과’ 상품에 쿠폰 다시 적용' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'UndoRemoval' });
  },
};

const messages: readonly ReactNode[] = [
  <Offline key="offline" offline={{ title: '연결이 끊겼어요', text: '' }} />,
  <RemovalNotice key="undo" removal={aRemoval()} send={fn()} />,
  <News key="news" news={someNews()} send={fn()} />,
  <Nudge key="nudge" nudge={aNudge('NudgingAppDown')} send={fn()} />,
];

function Ranked() {
  const [ended, setEnded] = useState(0);
  return (
    <>
      <Button label="다음" onPress={() => setEnded(ended + 1)} />
      {messages.slice(ended)}
    </>
  );
}

/** Offline comes first; news and nudges give way. One message is visible at a time. */
export const Priorities: Story = {
  globals: { device: 'mobile' },
  render: () => <Ranked />,
  play: async ({ canvas, canvasElement }) => {
    const shown = () =>
      [...canvasElement.querySelectorAll('[data-message], aside[data-layer] > div')]
        .filter((message) => getComputedStyle(message).visibility === 'visible')
        .map((message) => message.getAttribute('data-message') ?? 'nudge');
    for (const name of ['offline', 'undo', 'news', 'nudge']) {
      await expect(shown()).toEqual([name]);
      await userEvent.click(canvas.getByRole('button', { name: '다음' }));
    }
  },
};

export const CouponCancelledOnAPhone: Story = { ...CouponCancelled, globals: { device: 'mobile' } };

/** True while the undo is in flight. */
export const Undoing: Story = {
  args: {
    removal: aRemoval({ text: '다시 담고 있어요', undo: { ...aRemoval().undo, isEnabled: false } }),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.send).not.toHaveBeenCalledWith({ type: 'UndoRemoval' });
  },
};
