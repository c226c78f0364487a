import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { expectWhole } from '../../testing/expect-whole.ts';
import { aCouponBox, couponBoxIn, groupBox, unchosenBox } from '../../testing/coupon-views.ts';
import { CouponBox } from './CouponBox.tsx';

const meta = {
  title: 'Coupons/CouponBox',
  component: CouponBox,
  args: { box: aCouponBox(), isTop: true, send: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 720 } } },
} satisfies Meta<typeof CouponBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas }) => {
    const { box, send } = args;
    const apply = canvas.getByRole('button', { name: box.apply.label });
    await waitFor(() => expect(canvas.getByRole('dialog', { name: box.title })).toBeVisible());
    await expect(canvas.getByRole('heading', { name: box.title })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: box.closeLabel })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^쿠폰 받기/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { checked: true, name: /주말 10%/ })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(send).toHaveBeenLastCalledWith(box.cancel.command);
    await userEvent.click(apply);
    await expect(send).toHaveBeenLastCalledWith(box.apply.command);
  },
};
export const Group: Story = {
  args: { box: groupBox },
  play: async ({ canvas }) => {
    const [{ accessibleName, reason } = { accessibleName: '', reason: '' }] = groupBox.fixed;
    const fixed = canvas.getByRole('radio', { name: accessibleName });
    await expect(fixed).toHaveAccessibleDescription(reason);
    await userEvent.click(fixed);
    await expect(fixed).toBeChecked();
    const [name, why] = [groupBox.fixed[0]?.name ?? '', reason].map((text) => {
      const range = document.createRange();
      range.selectNodeContents(canvas.getAllByText(text)[0] ?? document.body);
      return range.getBoundingClientRect();
    });
    await expect(why?.left).toBeCloseTo(name?.left ?? 0, 0);
  },
};
export const GroupOnAPhone: Story = { ...Group, globals: { device: 'mobile' } };
/** Two choices of an item may differ only at the end of their names and options. */
export const LongItemOnAPhone: Story = {
  args: {
    box: aCouponBox({
      item: {
        ...aCouponBox().item,
        name: '아주 긴 이름의 상품 '.repeat(30).trim(),
        optionText: '긴 옵션 이름 '.repeat(40).trim(),
      },
    }),
  },
  globals: { device: 'mobile' },
  play: async ({ args, canvas }) => {
    const { name, optionText } = args.box.item;
    await waitFor(() => expect(canvas.getByText(name)).toBeVisible());
    await expectWhole(canvas.getByText(name), canvas.getByText(optionText));
  },
};
export const Loading: Story = { args: { box: aCouponBox({ body: 'Loading', notices: [] }) } };
export const Failure: Story = {
  args: { box: aCouponBox({ body: 'Failure', notices: [] }) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(args.box.failure.text);
    await userEvent.click(canvas.getByRole('button', { name: args.box.failure.retry.label }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'ReadCoupons' });
  },
};
export const Empty: Story = { args: { box: aCouponBox({ body: 'Empty', sections: [], notices: [] }) } };
export const Applying: Story = {
  args: { box: aCouponBox({ isApplying: true, notices: [] }) },
  play: async ({ args, canvas }) => {
    await userEvent.keyboard('{Escape}');
    await expect(args.send).not.toHaveBeenCalled();
    await waitFor(() => expect(canvas.getByText(args.box.applyingText)).toBeVisible());
  },
};
export const NothingToApply: Story = {
  args: {
    box: aCouponBox({
      notices: [],
      apply: { ...aCouponBox().apply, isEnabled: false, reason: '바꾼 쿠폰이 없어요' },
    }),
  },
};
/** A saving of 0 is not in the colour of a discount. */
export const NothingSaved: Story = {
  args: { box: unchosenBox },
  play: async ({ args, canvasElement }) => {
    const [saving, payable] = canvasElement.querySelectorAll('dl[aria-hidden] dd');
    await expect(saving).toHaveTextContent(args.box.total.saving);
    if (!saving || !payable) throw new Error('there is no total');
    await expect(getComputedStyle(saving).color).toBe(getComputedStyle(payable).color);
  },
};
export const UnderAQuestion: Story = { args: { isTop: false } };
export const Mobile: Story = { globals: { device: 'mobile' } };
export const LoadingOnMobile: Story = { ...Loading, globals: { device: 'mobile' } };
export const EmptyOnMobile: Story = { ...Empty, globals: { device: 'mobile' } };
export const FailureOnMobile: Story = { ...Failure, globals: { device: 'mobile' } };
export const English: Story = { args: { box: couponBoxIn('en') }, globals: { language: 'en' } };
export const Chinese: Story = { args: { box: couponBoxIn('cn') }, globals: { language: 'cn' } };
export const Japanese: Story = { args: { box: couponBoxIn('jp') }, globals: { language: 'jp' } };
/** On a narrow phone the short word of a button is on one line. */
export const NarrowPhone: Story = {
  ...Japanese,
  globals: { language: 'jp', device: 'mobile' },
  decorators: [
    (Box) => (
      // a transformed box contains fixed layers
      <div lang="ja" style={{ blockSize: 640, inlineSize: 320, transform: 'translate(0)' }}>
        <Box />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const word = document.createRange();
    word.selectNodeContents(await canvas.findByRole('button', { name: 'キャンセル' }));
    await expect(new Set([...word.getClientRects()].map(({ top }) => top)).size).toBe(1);
  },
};
export const EnglishOnMobile: Story = { ...English, globals: { language: 'en', device: 'mobile', tenant: 'outlet' } };

export const TextTwiceAsLarge: Story = {
  globals: { device: 'mobile' },
  decorators: [
    (Story) => (
      <div style={{ blockSize: 900, inlineSize: 320, transform: 'translate(0)' }}>
        <style>{':root { font-size: 200% }'}</style>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(320);
    for (const card of canvas.getAllByRole('listitem')) {
      await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
    }
  },
};
