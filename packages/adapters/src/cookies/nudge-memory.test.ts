import { nudgeTypes } from '@baguni/domain';
import { expect, test } from 'vitest';
import { nudgeMemory } from './nudge-memory.ts';

const jarOf = (cookie = '') => {
  const pairs = new Map(cookie.split('; ').map((pair) => [pair.split('=')[0], pair]));
  const lines: string[] = [];
  return {
    lines,
    get cookie() {
      return [...pairs.values()].join('; ');
    },
    set cookie(line: string) {
      lines.push(line);
      const [pair = ''] = line.split(';');
      pairs.set(pair.split('=')[0], pair);
    },
  };
};

test('[ND-02 CO-01] sets a cookie with path, lifetime, SameSite and Secure for each closed nudge', () => {
  const jar = jarOf();
  const memory = nudgeMemory(jar);
  nudgeTypes.forEach(memory.rememberClosed);
  const rest = 'SameSite=Lax; Secure';
  expect(jar.lines).toEqual([
    `oneClickNudgeClosed=Y; Path=/; Max-Age=2592000; ${rest}`,
    `smileCardNudgeClosed=Y; Path=/; Max-Age=2592000; ${rest}`,
    `appNudgeClosed=Y; Path=/; Max-Age=2592000; ${rest}`,
    `cartCountExtended=Y; Path=/; Max-Age=15552000; ${rest}`,
  ]);
  expect(memory.recall().closed).toEqual(nudgeTypes.slice(1));
});

test('[ND-05] the larger-cart nudge stays closed for six months', () => {
  const jar = jarOf();
  nudgeMemory(jar).rememberClosed('NudgingCartCountExtended');
  const days = Number(/Max-Age=(\d+)/u.exec(jar.lines[0] ?? '')?.[1]) / (24 * 60 * 60);
  expect(days).toBe(180);
});

test('[ND-06] counts showings of the one-click nudge, up to nine', () => {
  const jar = jarOf();
  const memory = nudgeMemory(jar);
  expect(memory.recall().oneClickShowings).toBe(0);
  memory.rememberShowings(2);
  expect([memory.recall().oneClickShowings, jar.lines]).toEqual([
    2,
    ['oneClickNudgeCount=2; Path=/; Max-Age=2592000; SameSite=Lax; Secure'],
  ]);
  memory.rememberShowings(10);
  expect(memory.recall().oneClickShowings).toBe(9);
});

test.each([
  'appNudgeClosed=N; oneClickNudgeCount=x',
  'appNudgeClosed=; oneClickNudgeCount=-1',
  'oneClickNudgeCount=10',
])('[CO-01] %j counts as an empty memory', (cookie) => {
  expect(nudgeMemory(jarOf(cookie)).recall()).toEqual({ closed: [], oneClickShowings: 0 });
});

test('[CO-01] a browser that denies cookies remembers no closing and throws no error', () => {
  const denied = {
    get cookie(): string {
      throw new Error('denied');
    },
    set cookie(_: string) {
      throw new Error('denied');
    },
  };
  const memory = nudgeMemory(denied);
  memory.rememberClosed('NudgingAppDown');
  memory.rememberShowings(1);
  expect(memory.recall()).toEqual({ closed: [], oneClickShowings: 0 });
});
