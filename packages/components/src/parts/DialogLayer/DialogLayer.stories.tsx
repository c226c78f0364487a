import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { aDialog } from '../../testing/coupon-views.ts';
import { DialogLayer } from './DialogLayer.tsx';

const press = fn();

const meta = {
  title: 'Parts/DialogLayer',
  component: DialogLayer,
  args: {
    layer: aDialog(),
    shape: 'panel',
    onClose: fn(),
    lead: '유기농 햇사과 5kg 가정용 산지직송',
    children: <Button label="가운데" onPress={press} />,
    foot: <Button label="적용하기" look="primary" size="large" isFull onPress={press} />,
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 480 } } },
} satisfies Meta<typeof DialogLayer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Panel: Story = {
  play: async ({ args, canvas }) => {
    const close = canvas.getByRole('button', { name: args.layer.closeLabel });
    const last = canvas.getByRole('button', { name: '적용하기' });
    await expect(canvas.getByRole('heading', { name: args.layer.title })).toHaveFocus();
    for (const next of [close, canvas.getByRole('button', { name: '가운데' }), last]) {
      await userEvent.tab();
      await expect(next).toHaveFocus();
    }
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.click(close);
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};
export const Card: Story = {
  args: { shape: 'card', layer: aDialog({ isDimmed: true }) },
  play: async ({ canvasElement }) => {
    const veil = canvasElement.querySelector('[class*="dimmed"]') ?? document.body;
    const channels = (element: Element): readonly number[] =>
      (getComputedStyle(element).backgroundColor.match(/[\d.]+/gu) ?? []).map(Number);
    const [dim, canvas, room] = [channels(veil), channels(document.body), channels(document.documentElement)];
    // a mixed colour has channels from 0 to 1
    const scale = getComputedStyle(document.documentElement).backgroundColor.startsWith('color(') ? 255 : 1;
    for (const at of [0, 1, 2]) {
      const shown = (dim[at] ?? 0) * (dim[3] ?? 1) + (canvas[at] ?? 0) * (1 - (dim[3] ?? 1));
      await expect(Math.abs((room[at] ?? 0) * scale - shown)).toBeLessThan(2);
    }
  },
};
export const LongBody: Story = {
  args: {
    children: [
      ...Array.from({ length: 40 }, (_, i) => <p key={`line-${i + 1}`}>{i + 1}번째 줄</p>),
      <Button key="more" label="더 보기" onPress={press} />,
    ],
  },
};
export const MayNotBeClosed: Story = {
  render: (args) => <DialogLayer {...args} onClose={undefined} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: '닫기' })).toBeNull();
  },
};
/** The title keeps its place when a request takes the close button away. */
export const MayNotBeClosedOnAPhone: Story = {
  ...MayNotBeClosed,
  globals: { device: 'mobile' },
  play: async ({ canvas }) => {
    const { parentElement: head } = canvas.getByRole('heading', { level: 2 });
    await expect(head && parseFloat(getComputedStyle(head).gridTemplateRows)).toBeGreaterThanOrEqual(44);
  },
};
export const Mobile: Story = { globals: { device: 'mobile' } };

function UnderAnother() {
  const [isTop, setTop] = useState(true);
  return (
    <>
      <DialogLayer layer={aDialog({ isTop })} shape="panel" onClose={undefined}>
        <Button label="가운데" onPress={press} />
        <Button label="묻기" onPress={() => setTop(false)} />
      </DialogLayer>
      {isTop ? null : (
        <div style={{ position: 'fixed', zIndex: 200 }}>
          <Button label="아니요" onPress={() => setTop(true)} />
        </div>
      )}
    </>
  );
}

/** After a nested question the focus returns. */
export const FocusComesBack: Story = {
  render: () => <UnderAnother />,
  play: async ({ canvas }) => {
    const asks = canvas.getByRole('button', { name: '묻기' });
    await userEvent.click(asks);
    await expect(asks.closest('[inert]')).not.toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '아니요' }));
    await expect(asks).toHaveFocus();
  },
};

function OpensLater() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button label="열기" onPress={() => void setTimeout(() => setOpen(true), 10)} />
      {isOpen ? (
        <DialogLayer layer={aDialog()} shape="card" onClose={() => setOpen(false)}>
          <Button label="가운데" onPress={press} />
        </DialogLayer>
      ) : null}
    </>
  );
}

/** Escape and focus work as soon as the dialog is visible. */
export const HearsEscapeAtOnce: Story = {
  render: () => <OpensLater />,
  play: async ({ canvas, canvasElement }) => {
    const focusAtFirst: (string | null | undefined)[] = [];
    const quick = new MutationObserver(() => {
      if (canvas.queryByRole('dialog') === null) return;
      quick.disconnect();
      focusAtFirst.push(document.activeElement?.textContent);
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    });
    quick.observe(canvasElement, { childList: true, subtree: true });
    await userEvent.click(canvas.getByRole('button', { name: '열기' }));
    await waitFor(() => expect(focusAtFirst).toEqual([aDialog().title]));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};
