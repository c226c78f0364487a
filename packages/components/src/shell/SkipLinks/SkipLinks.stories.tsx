import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { someSkipLinks } from '../../testing/frame-views.ts';
import { SkipLinks } from './SkipLinks.tsx';

const meta = {
  title: 'Shell/SkipLinks',
  component: SkipLinks,
  args: { links: someSkipLinks() },
  decorators: [
    (Story, { args }) => (
      <>
        <Story />
        {args.links.map(({ href, label }) => (
          <p key={href} id={href.slice(1)} tabIndex={-1}>
            {label}
          </p>
        ))}
      </>
    ),
  ],
} satisfies Meta<typeof SkipLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstInTabOrder: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole('link')[0]).toHaveFocus();
  },
};
export const MovesFocus: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getAllByRole('link')[1]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvasElement.querySelector(args.links[1]?.href ?? 'none')).toHaveFocus();
  },
};
