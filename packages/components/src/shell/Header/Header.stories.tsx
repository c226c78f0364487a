import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { aHeader } from '../../testing/frame-views.ts';
import { anAction } from '../../testing/views.ts';
import { presses } from '../../testing/presses.ts';
import { Footer } from './HeaderParts.tsx';
import { Header } from './Header.tsx';

const meta = {
  title: 'Shell/Header',
  component: Header,
  args: { header: aHeader(), layout: 'pc' },
} satisfies Meta<typeof Header>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pc: Story = {};
export const PcBeforeTheCountIsKnown: Story = { args: { header: aHeader({ count: undefined }) } };
/** [RT-15] The environments link to the same cart. */
export const PcWithEnvironments: Story = {
  play: async ({ args, canvas }) => {
    const summary = canvas.getByText('local', { selector: 'summary' });
    await expect(canvas.getByText('development')).not.toBeVisible();
    await userEvent.click(summary);
    await expect(canvas.getByText('development')).toBeVisible();
    for (const { label, href } of args.header.environment?.choices ?? [])
      await expect(canvas.getByRole('link', { name: label })).toHaveAttribute('href', href);
  },
};
export const MobileFooterWithEnvironments: Story = {
  args: { layout: 'm' },
  globals: { device: 'mobile' },
  render: ({ header }) => <Footer header={header} />,
  play: PcWithEnvironments.play ?? (() => undefined),
};
export const PcInProduction: Story = { args: { header: aHeader({ environment: undefined, demo: undefined }) } };
export const Mobile: Story = { args: { layout: 'm' }, globals: { device: 'mobile' } };
/** The ring of a focused button is inside the bar, at the edge of the screen (WA-15). */
export const MobileFocus: Story = {
  args: { layout: 'm', header: aHeader({ back: { label: '뒤로', href: '/home' } }) },
  globals: { device: 'mobile' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    const focused = document.activeElement;
    const bar = focused?.parentElement;
    if (!focused || !bar || focused === document.body) throw new Error('there is no button');
    await expect(canvas.getByRole('banner')).toContainElement(bar);
    const { outlineOffset, outlineWidth } = getComputedStyle(focused);
    const ring = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
    await expect(focused.getBoundingClientRect().top - ring).toBeGreaterThanOrEqual(bar.getBoundingClientRect().top);
  },
};
export const MobileWithSteps: Story = { args: { layout: 'm', showsSteps: true }, globals: { device: 'mobile' } };
export const MobileWithALongTitle: Story = {
  args: { layout: 'm', header: aHeader({ title: 'バグニアウトレット ショッピングカート' }) },
  globals: { device: 'mobile' },
};
const closable = aHeader({
  close: anAction({ label: '닫기', accessibleName: '닫기', command: { type: 'ClosePage' } }),
});
export const PcClosable: Story = { args: { header: closable } };
export const MobileClosable: Story = {
  args: { layout: 'm', header: closable, send: fn() },
  globals: { device: 'mobile' },
  play: presses('닫기', { type: 'ClosePage' }),
};
export const OfTheApp: Story = {
  args: { layout: 'm', header: aHeader({ isHidden: true }) },
  globals: { device: 'mobile' },
};
export const MobileFooter: Story = {
  args: { layout: 'm' },
  globals: { device: 'mobile' },
  render: ({ header }) => <Footer header={header} />,
  play: async ({ canvasElement }) => {
    // focus order follows the visual order (WCAG 2.4.3)
    const tops = [...canvasElement.querySelectorAll('summary, a')]
      .filter((one) => one.checkVisibility())
      .map((one) => Math.round(one.getBoundingClientRect().top));
    await expect(tops.length).toBeGreaterThan(3);
    await expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  },
};

const signIn = anAction({
  label: '로그인하고 쿠폰·회원 할인 받기',
  accessibleName: '로그인하고 쿠폰·회원 할인 받기',
  command: { type: 'SignIn' },
});
export const PcOfAGuest: Story = {
  args: { header: aHeader({ signIn }), send: fn() },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: signIn.label });
    await userEvent.click(button);
    await expect(args.send).toHaveBeenCalledWith({ type: 'SignIn' });
    const { top, bottom } = canvas.getByRole('heading').getBoundingClientRect();
    const { top: from, bottom: to } = button.getBoundingClientRect();
    await expect(from >= top - 4 && to <= bottom + 4).toBe(true);
  },
};
export const PcOfAGuestAt390: Story = {
  ...PcOfAGuest,
  play: async ({ canvas, canvasElement }) => {
    canvasElement.style.inlineSize = '390px';
    const button = canvas.getByRole('button', { name: signIn.label });
    const title = canvas.getByRole('heading').getBoundingClientRect();
    await expect(button.getBoundingClientRect().top).toBeGreaterThanOrEqual(title.bottom);
    const words = document.createRange();
    words.selectNodeContents(button);
    await expect(Math.abs(words.getBoundingClientRect().left - title.left)).toBeLessThanOrEqual(1);
  },
};
export const MobileOfAGuest: Story = {
  args: { layout: 'm', header: aHeader({ signIn }), send: fn() },
  globals: { device: 'mobile' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: signIn.label })).toBeVisible();
  },
};
