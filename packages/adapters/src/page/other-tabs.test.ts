import { expect, test } from 'vitest';
import { otherTabs, type TabsWindow } from './other-tabs.ts';

/** Two tabs that exchange messages. */
const aBrowser = () => {
  const tabs: EventTarget[] = [];
  class Channel extends EventTarget {
    constructor(name: string) {
      super();
      if (name === 'baguni-cart') tabs.push(this);
    }
    postMessage(data: unknown): void {
      for (const tab of tabs) if (tab !== this) tab.dispatchEvent(new MessageEvent('message', { data }));
    }
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as much of a channel as is used
  const window = { BroadcastChannel: Channel } as unknown as TabsWindow;
  const says = (data: unknown): void => {
    for (const tab of tabs) tab.dispatchEvent(new MessageEvent('message', { data }));
  };
  return { open: () => otherTabs(window), says };
};

test('[QT-06] receives the version of another tab, not its own, until stopped', () => {
  const { open } = aBrowser();
  const [one, other] = [open(), open()];
  const heard: (readonly [string, number])[] = [];
  one.versions((version) => heard.push(['one', version]));
  const stop = other.versions((version) => heard.push(['other', version]));
  one.tell(7);
  other.tell(8);
  stop();
  one.tell(9);
  expect(heard).toEqual([
    ['other', 7],
    ['one', 8],
  ]);
});

test.each(['7', -1, 1.5, Number.NaN, null, { cartVersion: 7 }, 2 ** 53])('[QT-06] %j is not a version', (data) => {
  const { open, says } = aBrowser();
  const heard: number[] = [];
  open().versions((version) => heard.push(version));
  says(data);
  expect(heard).toEqual([]);
});

test('[QT-06] tabs receive no messages if the browser has no BroadcastChannel', () => {
  const { tell, versions } = otherTabs({});
  const stop = versions(() => expect.unreachable());
  tell(1);
  stop();
});
