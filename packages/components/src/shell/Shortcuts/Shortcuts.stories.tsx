import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { someShortcuts } from '../../testing/more-views.ts';
import { Shortcuts } from './Shortcuts.tsx';

const meta = {
  title: 'Shell/Shortcuts',
  component: Shortcuts,
  args: { shortcuts: someShortcuts() },
  beforeEach: () => {
    localStorage.removeItem('baguni-shortcuts');
    return () => localStorage.removeItem('baguni-shortcuts');
  },
  decorators: [
    (Story) => (
      <>
        <article>
          {[1, 2].map((n) => (
            <label key={n} id={`unit-${n}`}>
              <input type="checkbox" /> 상품 {n}
            </label>
          ))}
        </article>
        <input aria-label="메모" />
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof Shortcuts>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Letters move between items, but are typed in text fields. */
export const Moves: Story = {
  play: async ({ canvas }) => {
    await userEvent.keyboard('j');
    await expect(canvas.getByRole('checkbox', { name: '상품 1' })).toHaveFocus();
    await userEvent.keyboard('j');
    await expect(canvas.getByRole('checkbox', { name: '상품 2' })).toHaveFocus();
    await userEvent.keyboard('k');
    await expect(canvas.getByRole('checkbox', { name: '상품 1' })).toHaveFocus();
    await userEvent.type(canvas.getByRole('textbox'), 'jk?');
    await expect(canvas.getByRole('textbox')).toHaveValue('jk?');
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

/** [WCAG 2.1.4] The overview opens with `?`, and turns the shortcuts off; its button stays. */
export const Overview: Story = {
  play: async ({ canvas }) => {
    await userEvent.keyboard('?');
    const dialog = canvas.getByRole('dialog', { name: '키보드 단축키' });
    await expect(dialog.getAnimations()).toHaveLength(1);
    await expect(dialog).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: '글자 단축키 사용' }));
    await userEvent.click(canvas.getByRole('button', { name: '닫기' }));
    // it fades
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('?');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '키보드 단축키' }));
    await expect(canvas.getByRole('dialog')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: '글자 단축키 사용' })).not.toBeChecked();
    await expect(localStorage.getItem('baguni-shortcuts')).toBe('off');
  },
};

/** A choice of an earlier page holds. */
export const OffSince: Story = {
  beforeEach: () => localStorage.setItem('baguni-shortcuts', 'off'),
  play: async ({ canvas }) => {
    await userEvent.keyboard('?j');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(canvas.getByRole('checkbox', { name: '상품 1' })).not.toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: '키보드 단축키' }));
    await expect(canvas.getByRole('checkbox', { name: '글자 단축키 사용' })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: '글자 단축키 사용' }));
    await userEvent.click(canvas.getByRole('button', { name: '닫기' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('j');
    await expect(canvas.getByRole('checkbox', { name: '상품 1' })).toHaveFocus();
  },
};

/** An open question takes all keys. */
export const BelowAQuestion: Story = {
  decorators: [
    (Story) => (
      <>
        <div role="alertdialog" aria-modal="true" aria-label="삭제할까요?" />
        <Story />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.keyboard('?j');
    await expect(canvas.queryByRole('dialog', { name: '키보드 단축키' })).toBeNull();
    await expect(canvas.getByRole('checkbox', { name: '상품 1' })).not.toHaveFocus();
  },
};
