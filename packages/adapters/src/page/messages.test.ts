import { expect, test } from 'vitest';
import { gatewayMessages, otherTabs, type TabsWindow } from './messages.ts';

const data = { source: 'baguni-gateway', pageType: 'AddressBook', outcome: 'Done' };

test('[GW-03] receives messages of pages on this origin until unsubscribed', () => {
  const window = new EventTarget();
  const heard: unknown[] = [];
  const send = (origin: string, said: unknown): unknown =>
    window.dispatchEvent(new MessageEvent('message', { origin, data: said }));
  const stop = gatewayMessages(window as Window, ['http://localhost:4000'])((one) => heard.push(one));
  send('https://evil.example', data);
  send('http://localhost:4000', { ...data, pageType: 'Nothing' });
  send('http://localhost:4000', data);
  stop();
  send('http://localhost:4000', data);
  expect(heard).toEqual([{ pageType: 'AddressBook', outcome: 'Done' }]);
});

/** A window with the links that messages use. A closed window has neither parent nor opener. */
type Named = { readonly closed: boolean; readonly parent?: unknown; readonly opener?: unknown };

const heardFrom = (sourceOf: (page: object) => unknown): boolean => {
  const page = new EventTarget();
  const heard: unknown[] = [];
  gatewayMessages(page as Window, ['http://localhost:4000'])((one) => heard.push(one));
  const event = new MessageEvent('message', { origin: 'http://localhost:4000', data });
  page.dispatchEvent(Object.defineProperty(event, 'source', { value: sourceOf(page) }));
  return heard.length === 1;
};

test.each<[who: string, isHeard: boolean, sourceOf: (page: object) => Named | object | null]>([
  ['a frame of this page', true, (parent) => ({ closed: false, parent, opener: null })],
  ['a window that this page has opened', true, (opener) => ({ closed: false, parent: null, opener })],
  ['a window that has closed since', true, () => ({ closed: true, parent: null, opener: null })],
  ['a source that is gone', true, () => null],
  ['this page itself', false, (page) => Object.assign(page, { closed: false, parent: page, opener: null })],
  ['a window that another page has opened', false, () => ({ closed: false, parent: null, opener: {} })],
  ['a frame of another page', false, () => ({ closed: false, parent: {}, opener: null })],
  ['a port or a worker', false, () => ({})],
])('[FR-1] a message of our own origin from %s is accepted: %s', (_, isHeard, sourceOf) => {
  expect(heardFrom(sourceOf)).toBe(isHeard);
});

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
