import { randomUUID } from 'node:crypto';
import { calls, type CallName } from '@baguni/contract';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

export interface Browser {
  readonly token: () => string;
  readonly get: (path: string, headers?: Readonly<Record<string, string>>) => Promise<LightMyRequestResponse>;
  readonly call: (
    name: CallName,
    body?: object,
    headers?: Readonly<Record<string, string | undefined>>,
    at?: FastifyInstance,
  ) => Promise<LightMyRequestResponse>;
  readonly form: (
    path: string,
    fields: Readonly<Record<string, string>>,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<LightMyRequestResponse>;
}

const present = (headers: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));

export const browserAt = (app: FastifyInstance, host = 'localhost:4000', scheme = 'http'): Browser => {
  const origin = `${scheme}://${host}`;
  const cookies = new Map<string, string>();
  const kept = (response: LightMyRequestResponse): LightMyRequestResponse => {
    for (const { name, value } of response.cookies)
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    return response;
  };
  const own = (): Record<string, string> => ({
    host,
    ...(cookies.size > 0 ? { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') } : {}),
  });
  return {
    token: () => [...cookies.values()].join(),
    get: async (path, headers = {}) => kept(await app.inject({ url: path, headers: { ...own(), ...headers } })),
    call: async (name, body = {}, headers = {}, at = app) => {
      const { method, path, isWrite } = calls[name];
      const usual = {
        ...own(),
        origin,
        'x-baguni-client': '1',
        ...(isWrite ? { 'idempotency-key': randomUUID() } : {}),
        ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
      };
      const payload = method === 'POST' ? { payload: JSON.stringify(body) } : {};
      return kept(
        await at.inject({ method, url: `/api${path}`, headers: present({ ...usual, ...headers }), ...payload }),
      );
    },
    form: async (path, fields, headers = {}) =>
      kept(
        await app.inject({
          method: 'POST',
          url: path,
          headers: {
            ...own(),
            origin,
            'content-type': 'application/x-www-form-urlencoded',
            ...headers,
          },
          payload: new URLSearchParams(fields).toString(),
        }),
      ),
  };
};

export const signedIn = async (app: FastifyInstance, buyer: string, host?: string): Promise<Browser> => {
  const browser = browserAt(app, host);
  await browser.form('/demo/signIn', { buyer, lang: 'ko', device: 'pc' });
  return browser;
};
