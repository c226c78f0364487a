import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { aGuide } from '../../testing/overseas-views.ts';
import { presses } from '../../testing/presses.ts';
import { GuideLayer } from './GuideLayer.tsx';

const meta = {
  title: 'Overseas/GuideLayer',
  component: GuideLayer,
  args: { guide: aGuide(), isTop: true, send: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 500 } } },
} satisfies Meta<typeof GuideLayer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SFExpress: Story = { play: presses('확인', { type: 'CloseSideLayer' }) };
export const Mobile: Story = {
  globals: { device: 'mobile' },
  play: async ({ canvas }) => {
    const sheet = canvas.getByRole('dialog');
    await waitFor(() => expect(sheet.getBoundingClientRect().bottom).toBe(window.innerHeight));
    await expect(sheet.getBoundingClientRect().height).toBeLessThan(window.innerHeight * 0.75);
  },
};
