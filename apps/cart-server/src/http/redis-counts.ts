import { createClient } from '@redis/client';
import { WINDOW_MS, type SharedCount } from '../store/rate-counts.ts';
import type { CountStore } from './shared-counts.ts';

/** Adds to counts that expire at the end of their windows, in one step. */
const ADD = `
  local sums = {}
  for index, key in ipairs(KEYS) do
    local count = redis.call('incrby', key, ARGV[index + 1])
    local left = redis.call('pttl', key)
    if left < 0 then
      left = tonumber(ARGV[1])
      redis.call('pexpire', key, left)
    end
    sums[index] = { count, left }
  end
  return sums`;

const connectTo = (url: string) =>
  createClient({
    url,
    maintNotifications: 'disabled',
    // an idle connection is closed too, and opened again when it is needed
    socket: { connectTimeout: 2_000, socketTimeout: 5_000, reconnectStrategy: false },
  });

const sumOf = (reply: unknown): SharedCount => {
  const parts: readonly unknown[] = Array.isArray(reply) ? reply : [];
  return { count: Number(parts[0]), endsIn: Number(parts[1]) };
};

/** Counts in Valkey or Redis. @param url `redis://…`, or `rediss://…` for TLS */
export const redisCounts = (url: string): CountStore => {
  let client: ReturnType<typeof connectTo> | null = null;
  const close = (): void => {
    client?.destroy();
    client = null;
  };
  const connected = async (): Promise<ReturnType<typeof connectTo>> => {
    if (client) return client;
    const opened = connectTo(url);
    client = opened;
    opened.on('error', () => {
      if (client === opened) close();
    });
    await opened.connect();
    return opened;
  };
  return {
    add: async (added) => {
      try {
        const reply: unknown = await (
          await connected()
        ).eval(ADD, {
          keys: added.map(({ key }) => `baguni:requests:${key}`),
          arguments: [WINDOW_MS, ...added.map(({ count }) => count)].map(String),
        });
        return Array.isArray(reply) ? reply.map(sumOf) : [];
      } catch (error) {
        close();
        throw error;
      }
    },
    close,
  };
};
