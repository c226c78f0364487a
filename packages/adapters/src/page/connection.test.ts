import { expect, test } from 'vitest';
import { connection, type ConnectionWindow } from './connection.ts';

const aWindow = (onLine: boolean) => {
  const target = new EventTarget();
  const window = Object.assign(target, { navigator: { onLine } }) as unknown as ConnectionWindow;
  return { window, happens: (type: string) => target.dispatchEvent(new Event(type)) };
};

test.each([true, false])('[ER-02] whether there is a connection is what the browser says: %s', (onLine) => {
  expect(connection(aWindow(onLine).window).isOnline()).toBe(onLine);
});

test('[ER-02] a connection that goes and comes is heard of, until nobody listens', () => {
  const { window, happens } = aWindow(true);
  const heard: boolean[] = [];
  const stop = connection(window).changes((isOnline) => heard.push(isOnline));
  happens('offline');
  happens('online');
  stop();
  happens('offline');
  happens('online');
  expect(heard).toEqual([false, true]);
});
