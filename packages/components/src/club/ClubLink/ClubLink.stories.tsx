import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aClubLink } from '../../testing/club-views.ts';
import { ClubLink } from './ClubLink.tsx';

const meta = {
  title: 'Club/ClubLink',
  component: ClubLink,
  args: { link: aClubLink() },
} satisfies Meta<typeof ClubLink>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [CL-04] A link to a new window announces that and passes no opener. */
export const NewWindow: Story = {
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: args.link.accessibleName });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  },
};
/** The main action looks like a button. */
export const AsButton: Story = { args: { isMain: true } };
