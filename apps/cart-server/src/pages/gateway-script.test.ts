import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const script = readFileSync(new URL('gateway.js', import.meta.url), 'utf8');

interface Sent {
  readonly message: unknown;
  readonly target: unknown;
}

/** Opens a small server page in a window with an opener; records its messages and their target origins. */
const openedPage = (dataset: Readonly<Record<string, string>>, origin = 'https://cart.marketplace.example') => {
  const sent: Sent[] = [];
  const opener = { postMessage: (message: unknown, target: unknown) => void sent.push({ message, target }) };
  const document = Object.assign(new EventTarget(), { body: { dataset }, querySelector: () => null });
  const window = Object.assign(new EventTarget(), { opener, location: { origin }, close: () => undefined });
  const sandbox = { window, document, HTMLFormElement: EventTarget };
  runInNewContext(script, sandbox);
  const press = (selector: string): void => {
    const closest = (asked: string) => (asked === selector ? {} : null);
    const event = Object.defineProperty(new Event('click', { cancelable: true }), 'target', { value: { closest } });
    document.dispatchEvent(event);
  };
  return { sent, press, load: () => document.dispatchEvent(new Event('DOMContentLoaded')), window };
};

const gateway = { pageType: 'PaypalGateway', outcome: 'Done' };
const layer = { layerType: 'CartMemo', layerKey: 'k' };

test.each<
  [when: string, told: object, act: (page: ReturnType<typeof openedPage>) => void, dataset: Record<string, string>]
>([
  [
    'its outcome',
    { source: 'baguni-gateway', pageType: 'PaypalGateway', outcome: 'Done' },
    ({ load }) => load(),
    gateway,
  ],
  [
    'that it was left',
    { source: 'baguni-gateway', pageType: 'PaypalGateway', outcome: 'Cancelled' },
    ({ press }) => press('[data-close]'),
    { ...gateway, outcome: '' },
  ],
  [
    'that its window was closed',
    { source: 'baguni-layer', layerType: 'CartMemo', key: 'k', answer: false },
    ({ window }) => window.dispatchEvent(new Event('pagehide')),
    layer,
  ],
])('[FR-2] [GW-03] sends %s only to a page of its own origin', (_, message, act, dataset) => {
  const page = openedPage(dataset);
  act(page);
  expect(page.sent).toEqual([{ message, target: 'https://cart.marketplace.example' }]);
});
