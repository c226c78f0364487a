import { expect, test, vi } from 'vitest';
import { ensureServices } from './packages.ts';

const update = 'apt-get update -qq';

test.each<readonly [string, number, readonly string[], readonly string[]]>([
  [
    'installs the missing services as root',
    0,
    ['/usr/sbin/haproxy'],
    [update, 'apt-get install -y -qq postgresql pgbouncer redis-server'],
  ],
  ['installs nothing if all are there', 0, ['postgresql', 'pgbouncer', 'haproxy', 'redis-server'], []],
  ['installs nothing without root', 1_000, [], []],
])('%s', (_, user, installed, programs) => {
  const ran: string[] = [];
  const print = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const root = vi.spyOn(process, 'getuid').mockReturnValue(user);
  ensureServices(
    (command, args) => ran.push([command, ...args].join(' ')) > 0,
    (program) => installed.some((name) => program.includes(name)),
  );
  for (const spy of [print, root]) spy.mockRestore();
  expect(ran).toEqual(programs);
});
