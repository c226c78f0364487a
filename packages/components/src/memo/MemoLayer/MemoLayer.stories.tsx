import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { aMemoLayer, clearing } from '../../testing/dialog-views.ts';
import { MemoLayer } from './MemoLayer.tsx';

const meta = {
  title: 'Memo/MemoLayer',
  component: MemoLayer,
  args: { memo: aMemoLayer(), draft: { text: undefined, keep: fn() }, isTop: true, send: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 600 } } },
} satisfies Meta<typeof MemoLayer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [LY-08] An empty form: counts characters, announces after a pause, saves on press. */
export const Empty: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('button', { name: '메모 지우기' })).toBeNull();
    const field = canvas.getByRole('textbox', { name: '주문할 때 함께 전할 메모' });
    await userEvent.type(field, 'a b');
    await expect(field).toHaveAccessibleDescription(/3 \/ 10바이트/u);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('3 / 10바이트'), { timeout: 10_000 });
    await userEvent.click(canvas.getByRole('button', { name: '저장' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'SaveMemo', text: 'a b' });
  },
};

/** [LY-08] The saved memo is in the field as text and can be cleared. */
export const Written: Story = {
  args: { memo: aMemoLayer({ text: '<b>a</b>', clear: clearing }) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('<b>a</b>');
    await userEvent.click(canvas.getByRole('button', { name: '메모 지우기' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'SaveMemo', text: '' });
    await userEvent.keyboard('{Escape}');
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'CloseSideLayer' });
  },
};

/** Text is saved when the layer closes, so that the order does not go without it. */
export const SavedOnClose: Story = {
  args: { memo: aMemoLayer({ text: 'a' }) },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'bc');
    await expect(args.draft.keep).toHaveBeenLastCalledWith('abc');
    await userEvent.keyboard('{Escape}');
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'SaveMemo', text: 'abc' });
    await expect(args.draft.keep).toHaveBeenLastCalledWith(undefined);
  },
};

/** Text that is too long is kept when the layer closes, and dropped when it is saved. */
export const Kept: Story = {
  args: { memo: aMemoLayer({ text: 'a' }) },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'bcdefghijklm');
    await userEvent.keyboard('{Escape}');
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'CloseSideLayer' });
    await expect(args.draft.keep).toHaveBeenLastCalledWith('abcdefghijklm');
    await userEvent.type(canvas.getByRole('textbox'), '{Backspace}{Backspace}{Backspace}');
    await userEvent.click(canvas.getByRole('button', { name: '저장' }));
    await expect(args.draft.keep).toHaveBeenLastCalledWith(undefined);
  },
};

/** Text from before is in the field when it opens again. */
export const Restored: Story = {
  args: { memo: aMemoLayer({ text: 'a' }), draft: { text: 'abc', keep: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('abc');
  },
};

/** [LY-08] Too long: shows the excess and does not save. */
export const TooLong: Story = {
  args: { memo: aMemoLayer({ text: '123456789012', clear: clearing }) },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(/2바이트를 줄여 주세요/u);
    const save = canvas.getByRole('button', { name: '저장' });
    await userEvent.click(save);
    await expect(args.send).not.toHaveBeenCalled();
    await userEvent.type(field, '{Backspace}{Backspace}');
    await userEvent.click(save);
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'SaveMemo', text: '1234567890' });
  },
};
export const OnAPhone: Story = { ...TooLong, globals: { device: 'mobile' } };

/** The length stays on one line, below its error if both do not fit. */
export const OnANarrowPhone: Story = {
  args: {
    memo: aMemoLayer({ draftOf: () => ({ count: '224 / 100バイト', error: '124バイト減らしてください。' }) }),
  },
  decorators: [
    (Layer) => (
      <div lang="ja" style={{ blockSize: 600, inlineSize: 320, transform: 'translate(0)' }}>
        <Layer />
      </div>
    ),
  ],
  globals: { device: 'mobile' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('224 / 100バイト').getClientRects()).toHaveLength(1);
  },
};
