import { cartUnitId } from '@baguni/domain/internal';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Layers } from '../../cart/Layers/Layers.tsx';
import { QuantityField } from '../../quantity/QuantityField/QuantityField.tsx';
import { aCouponButton, aCouponPrompt } from '../../testing/coupon-views.ts';
import { aLayer, someLayers, someOverlays } from '../../testing/page-views.ts';
import { aQuantity } from '../../testing/views.ts';
import { CouponButton, CouponPrompt } from './CouponButton.tsx';

const meta = {
  title: 'Coupons/CouponButton',
  component: CouponButton,
  args: { coupon: aCouponButton(), send: fn(), id: 'unit-1-coupon' },
} satisfies Meta<typeof CouponButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: args.coupon.accessibleName }));
    await expect(args.send).toHaveBeenCalledWith(args.coupon.command);
  },
};
export const Applied: Story = {
  args: {
    coupon: aCouponButton({
      label: '−3,000원',
      appliedText: '쿠폰 적용 −3,000원',
      accessibleName: '쿠폰 적용 −3,000원: 유기농 햇사과 5kg 가정용 산지직송',
    }),
  },
};
export const SignAndAmountStayTogether: Story = {
  args: { coupon: aCouponButton({ label: '−₩3,000', accessibleName: 'Coupon −₩3,000: Apples' }) },
  play: async ({ canvas, canvasElement }) => {
    canvasElement.style.inlineSize = '40px';
    const button = canvas.getByRole('button');
    await expect(button).toHaveTextContent('−₩3,000');
    await expect(button.getBoundingClientRect().height).toBeLessThanOrEqual(28);
  },
};
export const DisabledWithReason: Story = {
  args: { coupon: aCouponButton({ isEnabled: false, reason: '중고 상품에는 쿠폰을 쓸 수 없어요' }) },
  render: (args) => (
    <>
      <p id={`${args.id}why`}>{args.coupon.reason}</p>
      <CouponButton {...args} />
    </>
  ),
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: args.coupon.accessibleName });
    await userEvent.click(button);
    await expect(args.send).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription('중고 상품에는 쿠폰을 쓸 수 없어요');
  },
};

/** [CP-01] Pressing opens the sign-in. */
export const ForGuests: Story = {
  ...DisabledWithReason,
  args: { coupon: aCouponButton({ reason: '로그인 후 쿠폰 사용' }) },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: args.coupon.accessibleName });
    await userEvent.click(button);
    await expect(args.send).toHaveBeenCalledWith(args.coupon.command);
    await expect(button).toHaveAccessibleDescription('로그인 후 쿠폰 사용');
  },
};
const prompted = aCouponButton({ prompt: aCouponPrompt() });

function WithPrompt({ send, id }: Pick<Parameters<typeof CouponButton>[0], 'send' | 'id'>) {
  return (
    <div style={{ display: 'flex', alignItems: 'end', columnGap: 16 }}>
      <CouponPrompt prompt={aCouponPrompt()} send={send} buttonId={id} />
      <CouponButton coupon={prompted} send={send} id={id} />
    </div>
  );
}

export const Prompted: Story = {
  args: { coupon: prompted },
  render: ({ send, id }) => <WithPrompt send={send} id={id} />,
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: args.coupon.accessibleName });
    await expect(button).toHaveAccessibleDescription('쿠폰 있어요');
    await userEvent.click(canvas.getByRole('button', { name: '쿠폰 안내 닫기' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'DismissCouponPrompt' });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.send).toHaveBeenCalledTimes(2);
  },
};
export const PromptedOnAPhone: Story = { ...Prompted, globals: { device: 'mobile' } };
export const Mobile: Story = { globals: { device: 'mobile' } };

function UnderAQuestion({ send, id }: Pick<Parameters<typeof CouponButton>[0], 'send' | 'id'>) {
  const [isAsking, setAsking] = useState(true);
  const layers = { ...someLayers(isAsking ? [aLayer()] : []), closeLayer: () => setAsking(false) };
  const page = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={page}>
        <WithPrompt send={send} id={id} />
      </div>
      <Layers overlays={someOverlays()} layers={layers} page={page} onFocusLost={() => undefined} />
    </>
  );
}

export const EscapeBelongsToTheLayer: Story = {
  render: ({ send, id }) => <UnderAQuestion send={send} id={id} />,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alertdialog')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
    await expect(args.send).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'DismissCouponPrompt' });
  },
};

/** The first Escape discards the typed number, the second closes the tip. */
export const EscapeBelongsToTheField: Story = {
  render: ({ send, id }) => (
    <>
      <QuantityField id="notes" unitId={cartUnitId(1)} quantity={aQuantity()} send={send} />
      <WithPrompt send={send} id={id} />
    </>
  ),
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('spinbutton');
    await userEvent.type(field, '9');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('2');
    await expect(args.send).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.send).toHaveBeenCalledWith({ type: 'DismissCouponPrompt' });
  },
};
