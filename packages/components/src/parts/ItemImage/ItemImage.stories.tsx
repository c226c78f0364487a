import type { Meta, StoryObj } from '@storybook/react-vite';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
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
    await expect(canvas.queryByRole('presentation')).toBeNull();
  },
};
/** [PG-14] A picture of the server's page that failed before the page listened. */
export const FailedBeforeHydration: Story = {
  args: { image: anImage({ src: 'data:image/png;base64,bm8gcGljdHVyZQ==' }) },
  render: () => <div data-testid="host" />,
  play: async ({ args, canvas }) => {
    const host = canvas.getByTestId('host');
    host.innerHTML = renderToString(<ItemImage {...args} />);
    const picture = host.querySelector('img');
    await waitFor(() => expect(picture?.complete).toBe(true));
    const root = hydrateRoot(host, <ItemImage {...args} />);
    await waitFor(() => expect(canvas.getByTestId('no-image')).toBeInTheDocument());
    await expect(host.querySelector('img')).toBeNull();
    root.unmount();
  },
};
export const Struck: Story = { args: { image: anImage({ isStruck: true }) } };
export const StruckAndMissing: Story = { args: { image: anImage({ src: undefined, isStruck: true }) } };
export const Small: Story = { args: { size: 'small' } };
