import type { Command } from '@baguni/domain';
import { expect, test } from 'vitest';
import { commandSubject } from './command-subject.ts';

const toggle: Command = { type: 'ToggleTab' };
const order: Command = { type: 'Order' };

test('[LS-01] a command reaches all who have subscribed by then, and is lost before anybody has', () => {
  const { next, subscribe } = commandSubject();
  const [first, second]: [Command[], Command[]] = [[], []];
  next(order);
  subscribe((command) => first.push(command));
  next(toggle);
  const stop = subscribe((command) => second.push(command));
  next(order);
  stop();
  next(toggle);
  expect([first, second]).toEqual([[toggle, order, toggle], [order]]);
});

test('one who subscribes while a command is being passed on gets the next one first', () => {
  const { next, subscribe } = commandSubject();
  const late: Command[] = [];
  subscribe(({ type }) => {
    if (type === 'Order') subscribe((command) => late.push(command));
  });
  next(order);
  expect(late).toEqual([]);
  next(toggle);
  expect(late).toEqual([toggle]);
});
