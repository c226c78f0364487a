import { cartUnitId } from '@baguni/domain/internal';
import type { Command } from '@baguni/use-cases';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState, type ComponentType } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { BelowContext } from '../../lib/off-screen.ts';
import { anAction, aQuantity } from '../../testing/views.ts';
import { QuantityField } from './QuantityField.tsx';

const meta = {
  title: 'Quantity/QuantityField',
  component: QuantityField,
  args: { id: 'notes', unitId: cartUnitId(1), quantity: aQuantity(), send: fn() },
} satisfies Meta<typeof QuantityField>;
export default meta;
type Story = StoryObj<typeof meta>;

const asking = (asked: string): Command => ({ type: 'ChangeQuantity', cartUnitId: cartUnitId(1), asked });

export const Editable: Story = {};
/** A card below the window. A button scrolls it near. */
function Card({ Part }: { readonly Part: ComponentType }) {
  const [isNear, setIsNear] = useState(false);
  // scrolling alone brings a card near, regardless of focus
  useEffect(() => {
    const scrolled = (): void => setIsNear(true);
    addEventListener('scroll', scrolled);
    return () => removeEventListener('scroll', scrolled);
  }, []);
  return (
    <BelowContext value={!isNear}>
      <Part />
    </BelowContext>
  );
}

const comeNear = async (canvasElement: HTMLElement): Promise<void> => {
  window.dispatchEvent(new Event('scroll'));
  await waitFor(() => expect(canvasElement.querySelector('input')).not.toBeNull());
};

/** Below the window it is text. Near the window it becomes a field and keeps the focus. */
export const BelowTheWindow: Story = {
  decorators: [(Part) => <Card Part={Part} />],
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('input')).toBeNull();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('spinbutton')).toHaveFocus();
    await comeNear(canvasElement);
    await expect(canvas.getByRole('spinbutton')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(args.send).toHaveBeenCalledWith(asking('3'));
  },
};
/** Without focus, the field does not take it. */
export const ComingNearUnnoticed: Story = {
  decorators: BelowTheWindow.decorators ?? [],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await comeNear(canvasElement);
    await expect(canvas.getByRole('spinbutton')).not.toHaveFocus();
    await expect(canvas.getByRole('button', { name: aQuantity().increase.accessibleName })).toHaveFocus();
  },
};
export const AtTheLeast: Story = {
  args: {
    quantity: aQuantity({
      value: '1',
      valueNow: 1,
      decrease: anAction({ accessibleName: '햇사과 수량 줄이기', isEnabled: false, reason: '더 줄일 수 없어요' }),
    }),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '햇사과 수량 줄이기' }));
    await expect(args.send).not.toHaveBeenCalled();
  },
};
export const WithLimits: Story = { args: { quantity: aQuantity({ limitsText: '최소 2개 · 최대 10개 · 2개 단위' }) } };
export const WithCoupon: Story = {
  args: { quantity: aQuantity({ hint: '수량을 바꾸면 쿠폰이 취소돼요' }) },
};
export const Saving: Story = { args: { quantity: aQuantity({ isSaving: true }) } };
export const Refused: Story = {
  args: {
    quantity: aQuantity({
      error: '남은 수량이 부족해요. 3개까지 살 수 있어요.',
      errorFixes: [anAction({ label: '3개로 바꾸기', accessibleName: '3개로 바꾸기: 햇사과', command: asking('3') })],
    }),
  },
};
export const Fast: Story = {
  args: {
    quantity: aQuantity({
      isEditable: false,
      disabledReason: '할인 약정 상품이라 수량을 바꿀 수 없어요',
      decrease: anAction({ accessibleName: '햇사과 수량 줄이기', isEnabled: false }),
      increase: anAction({ accessibleName: '햇사과 수량 늘리기', isEnabled: false }),
    }),
  },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('spinbutton');
    await userEvent.click(field);
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}5{Enter}');
    await expect(field).toHaveValue('2');
    await expect(args.send).not.toHaveBeenCalled();
  },
};

export const EnterCommits: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('spinbutton');
    await userEvent.click(field);
    await userEvent.keyboard('12{Enter}');
    await expect(args.send).toHaveBeenCalledWith(asking('12'));
    // after a refusal, the field shows the cart's value and keeps focus
    await expect(field).toHaveValue('2');
    await expect(field).toHaveFocus();
  },
};
export const BlurCommits: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('spinbutton'));
    await userEvent.keyboard('7');
    await expect(args.send).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.send).toHaveBeenCalledWith(asking('7'));
  },
};
export const EscapeRestores: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('spinbutton');
    await userEvent.click(field);
    await userEvent.keyboard('99{Escape}');
    await expect(field).toHaveValue('2');
    await userEvent.tab();
    await expect(args.send).not.toHaveBeenCalled();
  },
};
export const ArrowsStepAndAPauseCommits: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('spinbutton');
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{PageUp}{ArrowDown}');
    await expect(field).toHaveValue('13');
    await expect(field).toHaveAttribute('aria-valuenow', '13');
    await expect(args.send).not.toHaveBeenCalled();
    await waitFor(() => expect(args.send).toHaveBeenCalledWith(asking('13')), { timeout: 3000 });
  },
};
export const FullWidthDigitsAreRead: Story = {
  name: '[QT-01] Full-width digits are read',
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('spinbutton');
    await userEvent.click(field);
    await userEvent.keyboard('１２');
    await expect(field).toHaveAttribute('aria-valuenow', '12');
    await userEvent.keyboard('{Enter}');
    await expect(args.send).toHaveBeenCalledWith(asking('１２'));
  },
};
export const NoNumberIsSentAsTyped: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('spinbutton'));
    await userEvent.keyboard('1e3{Enter}');
    await expect(args.send).toHaveBeenCalledWith(asking('1e3'));
  },
};
/** The field accepts three digits. A fourth shows the rule's error, and Enter then saves no value (QT-01). */
export const FourDigits: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('spinbutton');
    await userEvent.clear(field);
    await userEvent.type(field, '1000');
    await expect(field).toHaveValue('100');
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue(args.quantity.value);
    await expect(args.send).toHaveBeenCalledOnce();
    await expect(args.send).toHaveBeenCalledWith({ type: 'ChangeQuantity', cartUnitId: args.unitId, asked: '1000' });
  },
};
/** A refused value is marked until the next input. */
export const Mended: Story = {
  args: { quantity: aQuantity({ error: '3개까지 살 수 있어요.' }) },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('spinbutton');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await userEvent.clear(field);
    await userEvent.type(field, '3');
    await expect(field).toHaveAttribute('aria-invalid', 'false');
  },
};
