import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { aBlocker, aBlockedOrderBar, anOrderBar, someBlockers } from '../../testing/frame-views.ts';
import { BlockersBar } from '../Blockers/Blockers.tsx';
import { anAction } from '../../testing/views.ts';
import { presses } from '../../testing/presses.ts';
import { OrderBar } from './OrderBar.tsx';

const meta = {
  title: 'Checkout/OrderBar',
  component: OrderBar,
  args: { orderBar: anOrderBar(), send: fn(), Blockers: BlockersBar },
  globals: { device: 'mobile' },
} satisfies Meta<typeof OrderBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { play: presses('상품 9개 주문하기', { type: 'Order' }) };
export const NothingTakenOff: Story = { args: { orderBar: anOrderBar({ discountText: undefined }) } };
export const LargeAmount: Story = {
  args: { orderBar: anOrderBar({ payable: '₩1,234,567,890', discountText: 'Total discount −₩123,456,789' }) },
};
export const Ordering: Story = {
  args: {
    orderBar: anOrderBar({ order: { ...anOrderBar().order, isEnabled: false, reason: '주문을 준비하고 있어요' } }),
  },
};

export const Blocked: Story = {
  args: { orderBar: aBlockedOrderBar() },
  play: async ({ args, canvas }) => {
    const toggle = canvas.getByRole('button', { name: '주문 전에 확인할 내용 2건' });
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(canvas.getByText(/^다른 배송 서비스/));
    const [first] = canvas.getAllByRole('button', { name: /제주 감귤/ });
    await expect(first).toBeVisible();
    if (first) await userEvent.click(first);
    await expect(args.send).toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(toggle).toHaveFocus();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  },
};

/** CK-18: A refused order opens the list of its reasons. */
export const Refused: Story = {
  args: { orderBar: anOrderBar({ blockers: someBlockers({ refused: 1 }) }) },
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('button', { name: '주문 전에 확인할 내용 2건' });
    await expect(toggle).toHaveFocus();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText(/^다른 배송 서비스/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: '한 번에 해결' })).toBeVisible();
  },
};

/** The question has two answers, side by side below it (OV-12). */
export const Consent: Story = {
  args: {
    orderBar: anOrderBar({
      blockers: someBlockers({
        title:
          '해외배송을 위해 정보를 배송사에 전달하는 데 동의하시겠어요? 동의하지 않으시면 입력하신 정보가 저장되지 않아요.',
        isInvitation: true,
        fixAll: undefined,
        reasons: [
          aBlocker({ fixes: ['동의', '그대로 진행'].map((label) => anAction({ label, accessibleName: label })) }),
        ],
      }),
    }),
  },
  globals: { device: 'mobile', viewport: { value: 'narrow', isRotated: false } },
  parameters: { viewport: { options: { narrow: { name: 'Narrow', styles: { width: '320px', height: '568px' } } } } },
  play: async ({ canvas }) => {
    const [agree, goOn] = ['동의', '그대로 진행'].map((name) =>
      canvas.getByRole('button', { name }).getBoundingClientRect(),
    );
    await expect(goOn?.top).toBe(agree?.top);
  },
};
