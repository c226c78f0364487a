import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { aRecipientForm } from '../../testing/page-views.ts';
import { present } from '../../testing/story-store.ts';
import { RecipientForm } from './RecipientForm.tsx';

const meta = {
  title: 'Checkout/RecipientForm',
  component: RecipientForm,
  args: { form: present(aRecipientForm()), isBusy: false, ref: () => undefined, onEnter: fn() },
} satisfies Meta<typeof RecipientForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** CK-20: Text is stored while the shopper types, so that a reload does not lose it. */
export const KeepsTyping: Story = {
  args: { draft: { recall: () => undefined, keep: fn() } },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('이름'), '김');
    await expect(args.draft?.keep).toHaveBeenLastCalledWith({ name: '김', phone: '', zipCode: '', address: '' });
  },
};

/** CK-20: While the order is paid, nothing changes. */
export const Paying: Story = {
  args: { isBusy: true },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('이름'), '김');
    await expect(canvas.getByLabelText('이름')).toHaveValue('');
  },
};
