import type { MoreViews } from '@baguni/presentation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { anInformation, someNews, somePriceSignals, someShortcuts } from '../../testing/more-views.ts';
import type { MoreProps } from '../../lib/lazy-part.ts';
import { Below } from './Below.tsx';

/** The views with one broken view until it is repaired. */
const around = (broken: keyof MoreViews | 'nothing', isMended: () => boolean): MoreViews => {
  const views = {
    information: anInformation(),
    priceSignals: somePriceSignals(),
    news: someNews(),
    shortcuts: someShortcuts(),
    club: { card: undefined },
    context: { links: { home: '/' } },
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what is not in it is not known yet
  return new Proxy<object>(views, {
    get: (target, name) => {
      if (name === broken && !isMended()) throw new Error('a view that throws');
      return Reflect.get(target, name) as unknown;
    },
  }) as MoreViews;
};

interface PageProps extends Pick<MoreProps, 'send'> {
  readonly broken: keyof MoreViews | 'nothing';
  readonly fault: { isMended: boolean };
}

function Page({ broken, fault, send }: PageProps) {
  const [extras] = useState(() => around(broken, () => fault.isMended));
  return <Below extras={extras} send={send} />;
}

const meta = {
  title: 'Cart/Below',
  component: Page,
  args: { broken: 'nothing', fault: { isMended: false }, send: fn() },
  tags: ['!autodocs'],
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const signals = '[data-price-signals]';
const phone = { name: '고객센터에 전화하기 1500-0184' };

export const Whole: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector(signals)).toBeVisible();
    await expect(canvas.getByRole('link', phone)).toBeVisible();
  },
};

/** [LG-6] One feature throws; the others stay, and retry restores it. */
export const OneIsBroken: Story = {
  args: { broken: 'priceSignals', fault: { isMended: false } },
  play: async ({ args, canvas, canvasElement }) => {
    const alert = await canvas.findByRole('alert');
    await expect(canvasElement.querySelector(signals)).toBeNull();
    await expect(canvas.getByRole('link', phone)).toBeVisible();
    args.fault.isMended = true;
    await userEvent.click(within(alert).getByRole('button'));
    await waitFor(() => expect(canvasElement.querySelector(signals)).toBeVisible());
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
