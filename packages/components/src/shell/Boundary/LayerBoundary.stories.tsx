import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCallback, useState, type ReactNode } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../parts/Button/Button.tsx';
import { LayerBoundary } from './LayerHost.tsx';

interface PageProps {
  readonly onBroken: () => void;
  readonly answers: boolean[];
}

function Layer({ isWhole }: { readonly isWhole: boolean }): ReactNode {
  if (!isWhole) throw new Error('a layer that throws');
  return <p>열린 레이어</p>;
}

function Page({ onBroken, answers }: PageProps): ReactNode {
  const [isWhole, setWhole] = useState<boolean>();
  const close = useCallback(() => {
    setWhole(undefined);
    onBroken();
  }, [onBroken]);
  return (
    <>
      <Button label="열기" onPress={() => setWhole(answers.shift() ?? true)} />
      {isWhole === undefined ? null : (
        <LayerBoundary onBroken={close}>
          <Layer isWhole={isWhole} />
        </LayerBoundary>
      )}
    </>
  );
}

const meta = { title: 'Shell/LayerBoundary', component: Page, args: { onBroken: fn() } } satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [LG-6] A layer that throws is closed with one message; the next press opens it. */
export const OpenedAgain: Story = {
  args: { answers: [false] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '열기' }));
    await expect(args.onBroken).toHaveBeenCalledOnce();
    await expect(canvas.queryByText('열린 레이어')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '열기' }));
    await expect(canvas.getByText('열린 레이어')).toBeVisible();
    await expect(args.onBroken).toHaveBeenCalledOnce();
  },
};
