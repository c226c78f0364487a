import type { Command } from '@baguni/domain';
import { expect, test } from 'vitest';
import { waitingCommands } from './waiting-commands.ts';

const toggle: Command = { type: 'ToggleTab' };
const order: Command = { type: 'Order' };

test('[SE-01] what the shopper wants before anybody listens is carried out in its order, once, and then at once', () => {
  const done: Command[] = [];
  const { send, open } = waitingCommands((command) => void done.push(command));
  send(toggle);
  send(order);
  expect(done).toEqual([]);
  open();
  expect(done).toEqual([toggle, order]);
  open();
  send(toggle);
  expect(done).toEqual([toggle, order, toggle]);
});
