import type { Command } from '@baguni/use-cases';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../parts/Button/Button.tsx';
import { aGuide, anOverseasPanel } from '../testing/overseas-views.ts';
import { LayerHost } from '../shell/Boundary/LayerHost.tsx';
import { lazyPart } from '../lib/lazy-part.ts';
import type { PartProps, TopProps } from '../lib/store.ts';
import { Panel, SideLayerPart } from './OverseasParts.tsx';
import { OverseasHost } from './OverseasHost.tsx';

const there = { panel: anOverseasPanel(), sideLayer: aGuide() };
const broken = (): Promise<never> => Promise.reject(new TypeError('Failed to fetch'));
const [missed, left] = [fn(), fn()];

interface HostsProps {
  /** Result of each load of the code in turn; the last one repeats. */
  readonly answers: readonly (() => Promise<typeof there>)[];
}

/** The panel, and a layer that opens and closes, whose code may not load. */
function Hosts({ answers }: HostsProps) {
  const [isOpen, setOpen] = useState(false);
  const [isPanel, setPanel] = useState(false);
  const [{ page, panel, layer, leave }] = useState(() => {
    const coming = [...answers];
    const load = () => ((coming.length > 1 ? coming.shift() : coming[0]) ?? broken)();
    const trouble = { text: '일시적인 오류가 발생했어요', retryLabel: '다시 시도' };
    const send = (command: Command): void => {
      left(command);
      setOpen(false);
    };
    const page = { views: { trouble }, send };
    return {
      page,
      leave: () => send({ type: 'CloseSideLayer' }),
      panel: lazyPart(async () => {
        const overseas = await load();
        return (props: PartProps) => <Panel {...props} overseas={overseas} />;
      }),
      layer: lazyPart(async () => {
        const overseas = await load();
        return (props: TopProps) => <SideLayerPart {...props} overseas={overseas} />;
      }),
    };
  });
  return (
    <>
      <Button label="안내" onPress={() => setOpen(true)} />
      <Button label="해외로" onPress={() => setPanel(true)} />
      {isPanel ? <OverseasHost page={page} part={panel} /> : null}
      {isOpen ? (
        <LayerHost part={layer} props={{ isTop: true, send: page.send }} onLeave={leave} onMissing={missed} />
      ) : null}
    </>
  );
}

const meta = {
  title: 'Overseas/Hosts',
  component: Hosts,
  args: { answers: [() => Promise.resolve(there)] },
  parameters: { docs: { story: { inline: false, iframeHeight: 480 } } },
} satisfies Meta<typeof Hosts>;
export default meta;
type Story = StoryObj<typeof meta>;

const never = (): Promise<never> => new Promise(() => undefined);

/** A panel that fails to load shows a message, and its retry works. */
export const PanelAfterARetry: Story = {
  args: { answers: [broken, () => Promise.resolve(there)] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '해외로' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('일시적인 오류가 발생했어요'));
    await userEvent.click(canvas.getByRole('button', { name: '다시 시도' }));
    await waitFor(() => expect(canvas.getByRole('region', { name: '해외배송' })).toBeVisible());
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
export const PanelOnItsWay: Story = {
  args: { answers: [never] },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: '해외로' }));
    const { height } = canvasElement.querySelector('[aria-hidden]')?.getBoundingClientRect() ?? { height: 0 };
    await expect(height).toBeGreaterThan(50);
  },
};
/** A layer that fails to load closes with a message, and the next press opens it. */
export const LayerAtTheSecondPress: Story = {
  args: { answers: [broken, () => Promise.resolve(there)] },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: '안내' });
    await userEvent.click(opener);
    await waitFor(() => expect(missed).toHaveBeenCalledOnce());
    await expect(left).toHaveBeenLastCalledWith({ type: 'CloseSideLayer' });
    await userEvent.click(opener);
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
  },
};
/** A loading layer is visible, and Escape closes it. */
export const LayerOnItsWay: Story = {
  args: { answers: [never] },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: '안내' }));
    await waitFor(() => expect(canvasElement.querySelector('[data-overlay] > span')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(left).toHaveBeenLastCalledWith({ type: 'CloseSideLayer' });
    await expect(canvasElement.querySelector('[data-overlay]')).toBeNull();
  },
};
/** A loaded layer opens at once the next time. */
export const LayerAtOnceTheSecondTime: Story = {
  args: { answers: [() => Promise.resolve(there), never] },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: '안내' });
    await userEvent.click(opener);
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: '확인' }));
    await userEvent.click(opener);
    await expect(canvas.getByRole('dialog')).toBeInTheDocument();
  },
};
