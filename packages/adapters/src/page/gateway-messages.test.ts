import { expect, test } from 'vitest';
import { gatewayMessages } from './gateway-messages.ts';

const data = { source: 'baguni-gateway', pageType: 'AddressBook', outcome: 'Done' };

test('[GW-03] what a page of this site says is heard, until nobody listens', () => {
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
