import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { aBlocker, someBlockers } from '../../testing/frame-views.ts';
import { anAction } from '../../testing/views.ts';
import { Blockers } from './Blockers.tsx';

const meta = {
  title: 'Checkout/Blockers',
  component: Blockers,
  args: { blockers: someBlockers(), send: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 328 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Blockers>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Folded reasons have equal heights; unfolded in turn, their fixes can be pressed. */
export const SeveralReasons: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByRole('group', { name: args.blockers.title })).toBeVisible();
    const lines = [...canvasElement.querySelectorAll('summary')];
    await expect(new Set(lines.map(({ offsetHeight }) => offsetHeight))).toEqual(new Set([40]));
    for (const line of canvasElement.querySelectorAll('summary > span:last-of-type'))
      await expect(line.scrollWidth).toBeLessThanOrEqual(line.clientWidth);
    for (const [i, { fixes }] of args.blockers.reasons.entries()) {
      if (lines[i]) await userEvent.click(lines[i]);
      for (const fix of fixes) {
        await userEvent.click(canvas.getByRole('button', { name: fix.accessibleName }));
        await expect(args.send).toHaveBeenLastCalledWith(fix.command);
      }
    }
    await userEvent.click(canvas.getByRole('button', { name: '한 번에 해결' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'FixAll' });
  },
};
/** CK-18: A refused order moves focus to its reasons. */
export const Refused: Story = {
  args: { blockers: someBlockers({ refused: 1 }) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(args.blockers.title)).toHaveFocus();
  },
};
/** CK-12: Only customer service can help. */
export const WithHelp: Story = {
  args: {
    blockers: someBlockers({
      fixAll: undefined,
      reasons: [aBlocker({ text: '구매가 제한된 회원입니다.', help: { label: '고객센터', href: '/help' } })],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '고객센터' })).toHaveAttribute('href', '/help');
  },
};
export const OneReason: Story = {
  args: {
    blockers: someBlockers({
      title: '주문 전에 확인할 내용 1건',
      fixAll: undefined,
      reasons: someBlockers().reasons.slice(0, 1),
    }),
  },
};
const invited = { type: 'ToggleTab' } as const;
/** An empty selection shows a calm hint with a select-all button, without an alert. */
export const NothingSelected: Story = {
  args: {
    blockers: someBlockers({
      title: '주문할 상품을 선택해 주세요.',
      isInvitation: true,
      fixAll: undefined,
      reasons: [aBlocker({ fixes: [anAction({ label: '전체 선택', accessibleName: '전체 선택', command: invited })] })],
    }),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('group', { name: '주문할 상품을 선택해 주세요.' })).toBeVisible();
    await expect(canvas.queryByText(/확인할 내용/u)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '전체 선택' }));
    await expect(args.send).toHaveBeenLastCalledWith(invited);
  },
};
export const NothingSelectedInTheDark: Story = { ...NothingSelected, globals: { theme: 'dark', tenant: 'outlet' } };
export const WithoutAWayOut: Story = {
  args: { blockers: someBlockers({ fixAll: undefined, reasons: [aBlocker()] }) },
};
const endless = 'Extraordinarily-long-unbreakable-name-'.repeat(4);
export const LongTexts: Story = {
  args: {
    blockers: someBlockers({
      reasons: [
        aBlocker({
          text: `${endless} cannot be ordered with other items.`,
          fixes: [
            anAction({ label: 'Deselect', accessibleName: `Deselect: ${endless}` }),
            anAction({ label: 'Delete', accessibleName: `Delete: ${endless}` }),
          ],
        }),
      ],
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
const long =
  '해외배송을 위해 입력하신 정보를 배송사에 제공하는 데 동의하시나요? 동의하지 않으시면 입력하신 정보가 저장되지 않아요.';
/** A folded reason uses the whole line; the pictures and names of its items unfold. */
export const LongReasons: Story = {
  args: {
    blockers: someBlockers({ reasons: someBlockers().reasons.map((reason) => ({ ...reason, text: long })) }),
  },
  play: async ({ canvasElement, canvas }) => {
    const [line] = canvasElement.querySelectorAll('summary');
    const [text] = canvas.getAllByText(long);
    await expect((line?.clientWidth ?? 0) - (text?.clientWidth ?? 0)).toBeLessThan(32);
    const [, picture] = canvasElement.querySelectorAll('img');
    await expect(picture).not.toBeVisible();
    if (line) await userEvent.click(line);
    await expect(picture).toBeVisible();
    const names = canvas.getByText('제주 감귤 3kg, 무항생제 특란 30구');
    await expect(names.getBoundingClientRect().left).toBeGreaterThan(picture?.getBoundingClientRect().right ?? 0);
  },
};
export const Mobile: Story = { globals: { device: 'mobile' } };
