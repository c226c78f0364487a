import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { anImage } from '../../testing/views.ts';
import { ItemImage } from './ItemImage.tsx';

const meta = { title: 'Parts/ItemImage', component: ItemImage, args: { image: anImage() } } satisfies Meta<
  typeof ItemImage
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
export const Missing: Story = { args: { image: anImage({ src: undefined }) } };
export const FailsToLoad: Story = {
  args: { image: anImage({ src: 'data:image/png;base64,bm8gcGljdHVyZQ==' }) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByTestId('no-image')).toBeInTheDocument());
  },
};
export const Struck: Story = { args: { image: anImage({ isStruck: true }) } };
export const StruckAndMissing: Story = { args: { image: anImage({ src: undefined, isStruck: true }) } };
export const Small: Story = { args: { size: 'small' } };
