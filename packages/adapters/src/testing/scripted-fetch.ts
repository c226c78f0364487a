import type { HttpDeps } from '../http/http-client.ts';

/** The scripted reaction to one request. */
export type Act = (signal: AbortSignal) => Promise<Response>;

/** One recorded request. */
export interface Seen {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: unknown;
}

const json = (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Act => {
  return () => Promise.resolve(new Response(JSON.stringify(body), { status, headers }));
};

export const answers = (data: unknown): Act => json(200, { resultCode: '0000', data });
export const refuses = (status: number, body: object, headers: Readonly<Record<string, string>> = {}): Act =>
  json(status, { resultCode: '9999', domain: 'cart-api', message: '', ...body }, headers);
export const says =
  (status: number, text: string): Act =>
  () =>
    Promise.resolve(new Response(text, { status }));
export const loses: Act = () => Promise.reject(new TypeError('Failed to fetch'));
export const after =
  (ms: number, act: Act): Act =>
  async (signal) => {
    await new Promise((resolve) => {
      setTimeout(resolve, ms);
    });
    return act(signal);
  };

const seenOf = (url: string, init: RequestInit): Seen => ({
  url,
  method: init.method ?? 'GET',
  headers: new Headers(init.headers),
  body: typeof init.body === 'string' ? JSON.parse(init.body) : null,
});

/** Returns test dependencies with a scripted server, one act per request. Further requests fail. */
export const scripted = (
  ...acts: readonly Act[]
): { readonly deps: HttpDeps; readonly seen: readonly Seen[]; readonly slept: readonly number[] } => {
  const seen: Seen[] = [];
  const slept: number[] = [];
  let ids = 0;
  const deps: HttpDeps = {
    fetch: (url, init) => {
      seen.push(seenOf(url, init));
      return (acts[seen.length - 1] ?? loses)(init.signal ?? new AbortController().signal);
    },
    baseUrl: '/api',
    environmentName: () => 'production',
    language: 'jp',
    newId: () => `id-${(ids += 1)}`,
    random: () => 0.5,
    sleep: (ms) => {
      slept.push(ms);
      return Promise.resolve();
    },
  };
  return { deps, seen, slept };
};
