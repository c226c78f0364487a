import { randomUUID } from 'node:crypto';
import { calls, readReply, type AnsweredCall, type CallName, type Calls, type ResponseOf } from '@baguni/contract';
import type { ApiError } from '@baguni/domain/internal';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

/** Returns the call of a name with its type. */
const callNamed = <Name extends CallName>(name: Name): AnsweredCall<ResponseOf<Calls[Name]>> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the table has this call under this name
  calls[name] as unknown as AnsweredCall<ResponseOf<Calls[Name]>>;

const read = <Res>(
  call: AnsweredCall<Res>,
  { statusCode, body }: LightMyRequestResponse,
): ReturnType<typeof readReply<Res>> => readReply(call, { status: statusCode, body: JSON.parse(body) });

export const answered = <Res>(call: AnsweredCall<Res>, response: LightMyRequestResponse): Res => {
  const verdict = read(call, response);
  if (verdict._tag === 'Left') throw new Error(`refused: ${response.statusCode} ${response.body.slice(0, 500)}`);
  return verdict.right;
};

export const refusedWith = <Res>(call: AnsweredCall<Res>, response: LightMyRequestResponse): ApiError => {
  const verdict = read(call, response);
  if (verdict._tag === 'Right') throw new Error('not refused');
  return verdict.left;
};

export interface Browser {
  readonly token: () => string;
  readonly get: (path: string, headers?: Readonly<Record<string, string>>) => Promise<LightMyRequestResponse>;
  readonly call: (
    name: CallName,
    body?: object,
    headers?: Readonly<Record<string, string | undefined>>,
    at?: FastifyInstance,
  ) => Promise<LightMyRequestResponse>;
  /** Calls and reads the reply; a refusal fails the test. */
  readonly reply: <Name extends CallName>(
    name: Name,
    body?: object,
    headers?: Readonly<Record<string, string | undefined>>,
    at?: FastifyInstance,
  ) => Promise<ResponseOf<Calls[Name]>>;
  /** Calls and reads the refusal; a reply fails the test. */
  readonly refusal: (...asked: Parameters<Browser['call']>) => Promise<ApiError>;
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
  const call: Browser['call'] = async (name, body = {}, headers = {}, at = app) => {
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
  };
  return {
    token: () => [...cookies.values()].join(),
    get: async (path, headers = {}) => kept(await app.inject({ url: path, headers: { ...own(), ...headers } })),
    call,
    reply: async (...asked) => answered(callNamed(asked[0]), await call(...asked)),
    refusal: async (...asked) => refusedWith(callNamed(asked[0]), await call(...asked)),
    form: async (path, fields, headers = {}) =>
      kept(
        await app.inject({
          method: 'POST',
          url: path,
          headers: { ...own(), origin, 'content-type': 'application/x-www-form-urlencoded', ...headers },
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
