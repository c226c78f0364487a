import { expect, test } from 'vitest';
import { askedPage } from '../server/asked-page.ts';
import { openAddress } from './address.ts';

const windowAt = (address: string): Window => {
  const location = new URL(address);
  const history = { replaceState: () => undefined };
  const document = { cookie: '', title: '', getElementById: () => null, querySelector: () => null };
  const window = Object.assign(new EventTarget(), {
    location,
    document,
    history,
    navigator: { userAgent: '', languages: ['ko'] },
    fetch: () => Promise.reject(new Error('no server')),
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what opening an address reads of it
  return window as unknown as Window;
};

test.each([
  ['http://localhost:4000', true],
  ['https://dev-cart.marketplace.example', true],
  ['https://cart.marketplace.example', false],
  ['https://cart.outlet.example', false],
  ['https://av-cart.marketplace.example', false],
])('[RD-8] [LS-10] ?mock=true at %s is a marketplace in the page: %s', async (origin, isMock) => {
  const address = `${origin}/ko/pc/cart?mock=true&scenario=hundred-units`;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only a layer is drawn into it
  const network = await openAddress(windowAt(address), {} as Element);
  expect(network?.isMock).toBe(isMock);
  // otherwise the server renders the buyer’s cart
  expect(askedPage(new URL(address), '') === undefined).toBe(isMock);
});
