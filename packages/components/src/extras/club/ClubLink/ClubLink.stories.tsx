import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aClubLink } from '../../../testing/club-views.ts';
import { ClubLink } from './ClubLink.tsx';

const meta = {
  title: 'Extras/ClubLink',
  component: ClubLink,
  args: { link: aClubLink() },
} satisfies Meta<typeof ClubLink>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [CL-04] A link that opens a new window says so, and knows nothing of the page that opened it. */
export const NewWindow: Story = {
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: args.link.accessibleName });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  },
};
/** The one thing to press of its place looks like a button. */
export const AsButton: Story = { args: { isMain: true } };
