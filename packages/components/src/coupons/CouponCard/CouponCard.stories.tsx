import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { aCouponCard, aDownload } from '../../testing/coupon-views.ts';
import { CouponCard } from './CouponCard.tsx';

const meta = {
  title: 'Coupons/CouponCard',
  component: CouponCard,
  args: { coupon: aCouponCard(), name: 'buyer', send: fn() },
  decorators: [
    (Story) => (
      <ul style={{ listStyle: 'none', padding: 0 }}>
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<typeof CouponCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usable: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio'));
    await expect(args.send).toHaveBeenCalledWith(args.coupon.choose);
  },
};
export const InUse: Story = { args: { coupon: aCouponCard({ state: 'InUse', stateText: '사용 중', isChosen: true }) } };
export const New: Story = { args: { coupon: aCouponCard({ newLabel: '새 쿠폰' }) } };
export const Unusable: Story = {
  args: {
    coupon: aCouponCard({ state: 'Unusable', isEnabled: false, reason: '100,000원부터', priceAfterText: undefined }),
  },
  play: async ({ args, canvas }) => {
    const radio = canvas.getByRole('radio');
    radio.focus();
    await expect(radio).toHaveFocus();
    await expect(radio).toHaveAttribute('aria-disabled', 'true');
    await expect(radio).toHaveAccessibleDescription(/100,000원부터/);
    await userEvent.keyboard(' ');
    await expect(args.send).not.toHaveBeenCalled();
  },
};
export const Downloadable: Story = { args: { coupon: aCouponCard({ download: aDownload() }) } };

const narrow = { name: 'Narrow', styles: { width: '320px', height: '640px' } };

/** A narrow card has the button below its texts. */
export const DownloadableAt320Pixels: Story = {
  ...Downloadable,
  globals: { viewport: { value: 'narrow', isRotated: false } },
  parameters: { viewport: { options: { narrow } } },
  play: async ({ args, canvas }) => {
    await expect(innerWidth).toBe(320);
    const details = canvas.getByText(args.coupon.name).parentElement?.getBoundingClientRect();
    await expect(canvas.getByRole('button').getBoundingClientRect().top).toBeGreaterThanOrEqual(details?.bottom ?? 999);
  },
};
export const DownloadableOnAPhone: Story = {
  ...Downloadable,
  globals: { device: 'mobile' },
  play: async ({ args, canvas }) => {
    const details = canvas.getByText(args.coupon.name).parentElement?.getBoundingClientRect();
    await expect(canvas.getByRole('button').getBoundingClientRect().top).toBeLessThan(details?.bottom ?? 0);
  },
};
export const Downloading: Story = { args: { coupon: aCouponCard({ download: aDownload({ isBusy: true }) }) } };
/** No dot ends a line; one that starts a line is outside the texts, which clip it. */
export const ConditionsInSeveralLines: Story = {
  args: { coupon: aCouponCard({ conditions: Array.from({ length: 40 }, (_, n) => `조건 ${n}`) }) },
  play: async ({ canvas }) => {
    const conditions = canvas.getAllByText(/^조건/u);
    const texts = conditions[0]?.parentElement?.parentElement;
    if (!texts) throw new Error('no texts');
    const lines = Map.groupBy(conditions, (one) => one.getBoundingClientRect().top);
    await expect(lines.size).toBeGreaterThan(1);
    await expect(getComputedStyle(texts).overflowX).toBe('clip');
    const { left } = texts.getBoundingClientRect();
    const [, ...others] = lines.values();
    for (const [first] of others) await expect(first?.getBoundingClientRect().left).toBe(left);
    for (const one of conditions) await expect(getComputedStyle(one, '::after').content).toBe('none');
  },
};
export const Mobile: Story = { globals: { device: 'mobile' } };
