import type { Command } from '@baguni/use-cases';
import type { LayerView } from '@baguni/presentation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useRef, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { CouponLayers } from '../../coupons/CouponLayers.tsx';
import { SideLayerPart } from '../../overseas/OverseasParts.tsx';
import { Button } from '../../parts/Button/Button.tsx';
import { aBestCombination, aCouponBox } from '../../testing/coupon-views.ts';
import { aCountrySelector } from '../../testing/overseas-views.ts';
import { aLayer, noParts, someLayers, someOverlays } from '../../testing/page-views.ts';
import { loadedChunks, loadedPart } from '../../testing/chunks.ts';
import type { SideLayerProps } from '../../lib/lazy-part.ts';
import { type OverlaysProps, OverPage, type PageChunks } from './page-overlays.tsx';
import { type TopProps, useStore } from '../../lib/store.ts';
import { storyOverlays } from '../../testing/story-page.tsx';
import { Toasts } from '../../shell/Toasts/Toasts.tsx';
import { Layers } from './Layers.tsx';

type Open = 'CouponBox' | 'BestCombination' | 'Country' | undefined;

const closing: ReadonlySet<Command['type']> = new Set(['CloseBestCombination', 'CloseSideLayer']);

interface LivingProps {
  readonly send: (command: Command) => void;
}

/** A page with working coupon layers. Leaving the box with changes asks first. */
function Living({ send }: LivingProps) {
  const [open, setOpen] = useState<Open>();
  const [isAsking, setAsking] = useState(false);
  const store = useMemo(() => {
    const act = (command: Command): void => {
      send(command);
      if (command.type === 'CloseCouponBox') setAsking(true);
      else if (closing.has(command.type)) setOpen(undefined);
    };
    const views = {
      openCouponLayer: open === 'Country' ? undefined : open,
      sideLayer: open === 'Country' ? ('CountrySelector' as const) : null,
      trouble: { text: '', retryLabel: '' },
    };
    return { views, send: act };
  }, [open, send]);
  const closeLayer: OverlaysProps['layers']['closeLayer'] = (_key, answer) => {
    setAsking(false);
    if (answer) setOpen(undefined);
  };
  const layers = { ...someLayers(isAsking ? [aLayer()] : []), closeLayer };
  const overlays = useMemo(() => {
    const coupons = {
      box: open === 'CouponBox' ? aCouponBox() : undefined,
      bestCombination: open === 'BestCombination' ? aBestCombination() : undefined,
    };
    const overseas = { panel: undefined, sideLayer: aCountrySelector() };
    const parts = {
      ...noParts,
      coupons: loadedPart<TopProps>((props) => <CouponLayers {...props} coupons={coupons} />),
      overseasLayer: loadedPart<SideLayerProps>((props) => <SideLayerPart {...props} overseas={overseas} />),
    };
    return { ...someOverlays(), parts };
  }, [open]);
  const page = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={page}>
        <Button label="쿠폰" onPress={() => setOpen('CouponBox')} />
        <Button label="가장 좋은 조합" onPress={() => setOpen('BestCombination')} />
        <Button label="배송 국가" onPress={() => setOpen('Country')} />
        <Button label="비우기" onPress={() => setAsking(true)} />
      </div>
      <Layers overlays={overlays} layers={layers} store={store} page={page} onFocusLost={() => undefined} />
    </>
  );
}

const meta = {
  title: 'Cart/Layers',
  component: Living,
  args: { send: fn() },
  parameters: { docs: { story: { inline: false, iframeHeight: 480 } } },
} satisfies Meta<typeof Living>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [LY-04] The page is inert. Leaving the box asks first: no restores the focus in the box, yes focuses the opener. */
export const CouponBoxOverThePage: Story = {
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: '쿠폰' });
    await userEvent.click(opener);
    await waitFor(() => expect(canvas.getByRole('heading', { name: '쿠폰 선택' })).toHaveFocus());
    await expect(opener.closest('[inert]')).not.toBeNull();
    const radio = canvas.getByRole('radio', { name: /주말 10%/ });
    radio.focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('alertdialog')).toBeVisible());
    await expect(radio.closest('[inert]')).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(radio).toHaveFocus();
    // the page scrolls again only without a layer
    await expect(document.documentElement).toHaveStyle({ overflow: 'hidden' });
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: '삭제' }));
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(document.documentElement).toHaveStyle({ overflow: 'visible' });
  },
};
export const BestCombinationOverThePage: Story = {
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button', { name: '가장 좋은 조합' });
    await userEvent.click(opener);
    await waitFor(() => expect(canvas.getByRole('heading', { name: '최저가 쿠폰 조합' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.send).toHaveBeenCalledWith({ type: 'CloseBestCombination' });
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
export const SideLayerOverThePage: Story = {
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button', { name: '배송 국가' });
    await userEvent.click(opener);
    const dialog = await canvas.findByRole('dialog');
    await expect(opener.closest('[inert]')).not.toBeNull();
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await expect(args.send).toHaveBeenCalledWith({ type: 'CloseSideLayer' });
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};
/** After a question, the focus returns to its opener. */
export const QuestionOverThePage: Story = {
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: '비우기' });
    await userEvent.click(opener);
    await expect(opener).not.toHaveFocus();
    await expect(document.activeElement?.closest('[role="alertdialog"]')).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(opener).toHaveFocus();
  },
};

interface AskingProps extends LivingProps {
  readonly chunks?: PageChunks;
}

function Asking({ send, chunks }: AskingProps) {
  const around = useStore();
  const [{ overlays, shopper }] = useState(() => storyOverlays(around, chunks));
  const page = useRef<HTMLDivElement>(null);
  const ask = async (): Promise<void> => {
    const isSure = await shopper.confirm({ type: 'Delete', place: 'Toolbar', units: [] })();
    send({ type: isSure ? 'DeleteSelected' : 'ToggleTab' });
  };
  return (
    <>
      <div ref={page}>
        <Button label="비우기" onPress={() => void ask()} />
      </div>
      <OverPage overlays={overlays} store={around} page={page} />
      <Toasts overlays={overlays} />
    </>
  );
}

const slowly: PageChunks['more'] = async () => {
  await new Promise((resolve) => {
    setTimeout(resolve, 200);
  });
  return loadedChunks.more();
};

/** The page stays usable while layers load, and then the question appears. */
export const AskedBeforeLayersHaveCome: Story = {
  render: (args) => <Asking {...args} chunks={{ ...loadedChunks, more: slowly }} />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: '비우기' });
    await userEvent.click(opener);
    await expect(canvas.queryByRole('alertdialog')).toBeNull();
    await expect(opener.closest('[inert]')).toBeNull();
    await canvas.findByRole('alertdialog');
    await expect(opener.closest('[inert]')).not.toBeNull();
  },
};

const failingOnce = (): PageChunks => {
  const gone = new TypeError('Failed to fetch');
  // once after the first view and once for the question
  const more = fn(loadedChunks.more).mockRejectedValueOnce(gone).mockRejectedValueOnce(gone);
  return { ...loadedChunks, more };
};

/** If layers fail to load, the question counts as no with a toast, and the next press retries. */
export const AskedAgainAfterTheNetworkFailed: Story = {
  render: (args) => <Asking {...args} chunks={failingOnce()} />,
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button', { name: '비우기' });
    await userEvent.click(opener);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/화면의 일부를 불러오지 못했어요/));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'ToggleTab' });
    await userEvent.click(opener);
    await waitFor(() => expect(canvas.getByRole('alertdialog')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: '삭제' }));
    await waitFor(() => expect(args.send).toHaveBeenLastCalledWith({ type: 'DeleteSelected' }));
  },
};

const gone: PageChunks = { ...loadedChunks, more: () => Promise.reject(new TypeError('Failed to fetch')) };

function Opened({ send, chunks = gone }: AskingProps) {
  const around = useStore();
  const [{ overlays }] = useState(() => storyOverlays(around, chunks));
  const page = useRef<HTMLDivElement>(null);
  const views = { openCouponLayer: 'CouponBox', sideLayer: null, trouble: { text: '', retryLabel: '' } } as const;
  const [store] = useState({ views, send });
  return (
    <>
      <OverPage overlays={overlays} store={store} page={page} />
      <Toasts overlays={overlays} />
    </>
  );
}

/** A layer that fails to load is closed with a toast. */
export const OpenedWithoutLayers: Story = {
  render: (args) => <Opened {...args} />,
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.send).toHaveBeenCalledWith({ type: 'CloseCouponBox' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/화면의 일부를 불러오지 못했어요/));
  },
};

/** While the code of an opened layer loads, the page shows that it waits, and Escape closes the layer. */
export const OpenedBeforeLayersHaveCome: Story = {
  render: (args) => <Opened {...args} chunks={{ ...loadedChunks, more: () => new Promise(() => undefined) }} />,
  play: async ({ args, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-overlay="Cart"]')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'CloseCouponBox' });
  },
};

const pressedAt = (element: Element): Element | null => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2);
};

/** LY-03: An answered layer does not intercept presses while it fades. */
export const PageIsFreeWhileALayerFades: Story = {
  render: (args) => <Asking {...args} />,
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button', { name: '비우기' });
    await userEvent.click(opener);
    await userEvent.click(await canvas.findByRole('button', { name: '취소' }));
    await waitFor(() => expect(args.send).toHaveBeenCalledOnce());
    await expect(document.querySelectorAll('[data-layer]')).toHaveLength(1);
    await expect(pressedAt(opener)).toBe(opener);
    await expect(opener.closest('[inert]')).toBeNull();
    await userEvent.click(opener);
    await userEvent.click(await canvas.findByRole('button', { name: '삭제' }));
    await waitFor(() => expect(args.send).toHaveBeenLastCalledWith({ type: 'DeleteSelected' }));
  },
};

const brokenLayer = (): LayerView =>
  Object.defineProperty(aLayer(), 'buttons', {
    get: () => {
      throw new Error('a layer that throws');
    },
  });

function Broken({ send }: LivingProps) {
  const [layers, setLayers] = useState<readonly LayerView[]>([]);
  const [notifyTrouble] = useState(() => () => send({ type: 'ToggleTab' }));
  const [closeLayer] = useState((): OverlaysProps['layers']['closeLayer'] => (_key, answer) => {
    if (answer === false) setLayers([]);
  });
  const page = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={page}>
        <Button label="비우기" onPress={() => setLayers([brokenLayer()])} />
      </div>
      <Layers
        overlays={{ ...someOverlays(), notifyTrouble }}
        layers={{ ...someLayers(layers), closeLayer }}
        page={page}
        onFocusLost={() => undefined}
      />
    </>
  );
}

/** [LG-6] A question that throws counts as no with one message; the page stays usable. */
export const AQuestionThatThrows: Story = {
  render: (args) => <Broken {...args} />,
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button', { name: '비우기' });
    await userEvent.click(opener);
    await waitFor(() => expect(args.send).toHaveBeenCalledOnce());
    await waitFor(() => expect(opener.closest('[inert]')).toBeNull());
    await expect(opener).toBeVisible();
    await expect(document.querySelector('[data-layer]')).toBeNull();
  },
};
