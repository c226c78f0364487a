import { randomUUID } from 'node:crypto';
import { calls, type CallName } from '@baguni/contract';

export interface ProcessAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

export interface ProcessBrowser {
  readonly call: (name: CallName, body?: object, headers?: Readonly<Record<string, string>>) => Promise<ProcessAnswer>;
  readonly open: (path: string, headers?: Readonly<Record<string, string>>) => Promise<ProcessAnswer>;
}

export const signedInAt = async (origin: string, buyer: string): Promise<ProcessBrowser> => {
  const signIn = await fetch(`${origin}/demo/signIn`, {
    method: 'POST',
    headers: { origin },
    body: new URLSearchParams({ buyer, lang: 'ko', device: 'pc' }),
    redirect: 'manual',
  });
  const cookie = signIn.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0] ?? '')
    .join('; ');
  return {
    call: async (name, body = {}, headers = {}) => {
      const { path, isWrite } = calls[name];
      const key: Record<string, string> = isWrite ? { 'idempotency-key': randomUUID() } : {};
      const response = await fetch(`${origin}/api${path}`, {
        method: 'POST',
        headers: { origin, cookie, 'x-baguni-client': '1', 'content-type': 'application/json', ...key, ...headers },
        body: JSON.stringify(body),
      });
      // a proxy answers with a page
      const isJson = response.headers.get('content-type')?.includes('json') ?? false;
      const read: unknown = isJson ? await response.json() : await response.text();
      return { status: response.status, headers: response.headers, body: read };
    },
    open: async (path, headers = {}) => {
      const response = await fetch(`${origin}${path}`, { headers: { cookie, accept: 'text/html', ...headers } });
      return { status: response.status, headers: response.headers, body: await response.text() };
    },
  };
};
