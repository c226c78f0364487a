import { guestOwner } from '@baguni/backend';
import { afterEach, expect, test, vi } from 'vitest';
import { scheduleRetention } from './retention.ts';
import { ON_ITS_WAY_MS } from './session/stored-sessions.ts';
import { NOW, testServer } from './testing/server.ts';

const HOUR_MS = 60 * 60 * 1000;

afterEach(() => void vi.useRealTimers());

test('[AZ-7] drops every hour the sessions that ended more than a minute ago, and no others', async () => {
  let now = NOW;
  const { app, store } = await testServer();
  const stored = {
    scope: { tenant: 'marketplace', owner: guestOwner('G') },
    guestOwner: null,
    createdAt: NOW,
  } as const;
  const ended = {
    just: now + HOUR_MS - ON_ITS_WAY_MS,
    before: now + HOUR_MS - ON_ITS_WAY_MS - 1,
    lasting: now + 2 * HOUR_MS,
  };
  for (const [tokenHash, expiresAt] of Object.entries(ended))
    await store.transaction((tx) => tx.putSession({ ...stored, tokenHash, expiresAt }));
  const left = async () => {
    const found = await store.transaction((tx) => Promise.all(Object.keys(ended).map((hash) => tx.session(hash, 0))));
    return found.flatMap((one) => one?.tokenHash ?? []);
  };
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  scheduleRetention(app, store, () => now);
  now += HOUR_MS;
  expect(await left()).toEqual(['just', 'before', 'lasting']);
  vi.advanceTimersByTime(HOUR_MS);
  await expect.poll(left).toEqual(['just', 'lasting']);
});
