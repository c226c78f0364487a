import type { Command } from '@baguni/use-cases';
import type { CouponSectionView } from '@baguni/presentation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { aCouponSection, aDownload } from '../../testing/coupon-views.ts';
import { presses } from '../../testing/presses.ts';
import { CouponSection } from './CouponSection.tsx';

const choosing = (section: CouponSectionView, command: Command): CouponSectionView => {
  if (command.type !== 'ChooseCoupon') return section;
  const chosen = command.couponKey;
  return {
    ...section,
    none: { ...section.none, isChosen: chosen === undefined },
    coupons: section.coupons.map((coupon) => ({ ...coupon, isChosen: coupon.key === chosen })),
  };
};

interface LivingProps {
  readonly section: CouponSectionView;
  readonly send: (command: Command) => void;
}

function Living({ section: first, send }: LivingProps) {
  const [section, setSection] = useState(first);
  return (
    <CouponSection
      section={section}
      send={(command) => {
        send(command);
        setSection((now) => choosing(now, command));
      }}
    />
  );
}

const meta = {
  title: 'Coupons/CouponSection',
  component: Living,
  args: { section: aCouponSection(), send: fn() },
} satisfies Meta<typeof Living>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    const radio = (name: RegExp): HTMLElement => canvas.getByRole('radio', { name });
    await userEvent.tab();
    await userEvent.tab();
    await expect(radio(/주말 10%/)).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(radio(/첫 구매/)).toHaveFocus();
    await expect(radio(/첫 구매/)).toBeChecked();
    await userEvent.keyboard('{ArrowUp}');
    await expect(radio(/적용 안 함/)).toBeChecked();
    await expect(args.send).toHaveBeenLastCalledWith(args.section.none.choose);
    await userEvent.keyboard('{ArrowUp}');
    const last = radio(/지난여름/);
    await expect(last).not.toBeChecked();
    await expect(radio(/적용 안 함/)).toBeChecked();
    await expect(args.send).toHaveBeenCalledTimes(2);
    last.focus();
    await expect(last).toHaveAccessibleDescription(/사용 기간이 지난/);
    radio(/새벽카드/).focus();
    await userEvent.keyboard(' ');
    await expect(radio(/새벽카드/)).toBeChecked();
  },
};
export const Download: Story = { play: presses(/쿠폰 받기/, aDownload().command) };
export const Downloading: Story = {
  args: {
    section: aCouponSection({
      coupons: aCouponSection().coupons.map((coupon) =>
        coupon.download === undefined
          ? coupon
          : { ...coupon, state: 'Downloading', download: aDownload({ isBusy: true, isEnabled: false }) },
      ),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /쿠폰 받기/ })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByText('쿠폰을 받고 있어요')).toBeVisible();
  },
};
export const Mobile: Story = { globals: { device: 'mobile' } };
