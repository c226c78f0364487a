import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { AddressBook } from './AddressBook.tsx';

const meta = {
  title: 'Extras/AddressBook',
  component: AddressBook,
  // what the frame shows is the marketplace's, not a component
  args: {
    book: { title: '배송지 관리', closeLabel: '닫기', src: 'about:blank', isDimmed: false },
    isTop: true,
    send: fn(),
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 700 } } },
} satisfies Meta<typeof AddressBook>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [AD-02] A frame with a name, in a layer that a press closes. */
export const Open: Story = {
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByTitle('배송지 관리', { exact: true })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: '닫기' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'CloseSideLayer' });
  },
};
export const Mobile: Story = { globals: { device: 'mobile' } };
