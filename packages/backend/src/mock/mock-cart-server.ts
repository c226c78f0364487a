import {
  txKey,
  unknownEnvironment,
  type EngineParts,
  type Environment,
  type Tenant,
  languages,
  type Language,
} from '@baguni/domain/internal';
import { demoOverseas, scenarios, type ScenarioName } from '@baguni/scenarios';
import { demoSession } from '../seed/demo-buyer.ts';
import type { Backend, Answer } from '../dispatch/handle.ts';
import { memoryStore } from '../memory/memory-store.ts';
import { seed } from '../seed/seed.ts';
import type { Session } from '../store/rows.ts';
import { callNames, calls, formFields, readReply, readValue, type AnyCall, type CallName } from '@baguni/contract';
import { either as E } from 'fp-ts';
import { handleDemo } from '../demo/handle-demo.ts';
import { temporaryProblem } from '../request/handler.ts';
import { estimateFile } from '../spreadsheet/estimate-file.ts';

export interface MockShop {
  readonly backend: Backend;
  readonly session: Session;
}

export interface MockWorld {
  readonly scenario: ScenarioName;
  readonly tenant?: Tenant;
  readonly environment?: Environment;
  readonly engine: EngineParts;
  /** Ms since 1970 UTC. */
  readonly now: () => number;
}

/** Creates a marketplace with the demo catalogue and the buyer of a scenario (LS-10). */
export const mockShop = async ({
  scenario,
  tenant = 'marketplace',
  environment,
  engine,
  now,
}: MockWorld): Promise<MockShop> => {
  const store = memoryStore();
  await seed(store, [scenarios[scenario]], now());
  let orders = 0;
  const newTxKey = () => {
    orders += 1;
    return txKey(`mock-${orders}`);
  };
  const report = () => undefined;
  const backend = {
    store,
    environment: environment ?? unknownEnvironment,
    overseas: demoOverseas,
    engine,
    newTxKey,
    report,
  };
  // without a sign-in page, visitors order as non-members (CK-15)
  return { backend, session: { ...demoSession(scenarios[scenario], tenant), ordersAsNonMember: true } };
};

export interface MockOptions extends MockWorld {
  /** Base path of the calls, e.g. `/api`. */
  readonly baseUrl?: string;
  readonly latencyMs?: number;
}

const table: Readonly<Record<CallName, AnyCall>> = calls;

const callAt = (method: string, path: string): CallName | null =>
  callNames.find((name) => table[name].method === method && table[name].path === path) ?? null;

const languageOf = (headers: Headers): Language =>
  languages.find((language) => language === headers.get('X-Baguni-Language')) ?? 'ko';

const json = ({ status, body }: Answer): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json; charset=utf-8' } });

const notFound = (language: Language): Answer => ({
  status: 404,
  body: {
    resultCode: '9404',
    domain: 'cart-api',
    message: temporaryProblem(language),
    data: { reason: 'no such call' },
  },
});

const parsed = (text: string): unknown => (text === '' ? undefined : JSON.parse(text));

/** Answers the estimate form with a file or a refusal (CM-44). */
const answerForm = async ({ backend, session }: MockShop, text: string, now: number): Promise<Response> => {
  const body = Object.fromEntries(new URLSearchParams(text));
  const { language } = readValue(formFields, body) ?? { language: 'ko' };
  const asked = { call: 'estimateToExcel', session, idempotencyKey: null, body, now, language } as const;
  const answered = await handleDemo(backend, { ...asked, device: 'pc', isApp: false });
  const tables = readReply(calls.estimateToExcel, answered);
  return E.isRight(tables) ? new Response(await estimateFile(tables.right, language)) : json(answered);
};

const answer = async (shop: MockShop, request: Request, baseUrl: string, now: number): Promise<Response> => {
  const { pathname } = new URL(request.url);
  const call = pathname.startsWith(baseUrl) ? callAt(request.method, pathname.slice(baseUrl.length)) : null;
  const { headers } = request;
  if (!call) return json(notFound(languageOf(headers)));
  if (table[call].isForm) return answerForm(shop, await request.text(), now);
  return json(
    await handleDemo(shop.backend, {
      call,
      session: shop.session,
      idempotencyKey: headers.get('Idempotency-Key'),
      body: parsed(await request.text()),
      now,
      language: languageOf(headers),
      device: headers.get('X-Baguni-Device') === 'm' ? 'm' : 'pc',
      isApp: headers.get('X-Baguni-App') === '1',
    }),
  );
};

/** Waits, and stops if the page aborts. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = (): void => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    setTimeout(resolve, ms);
  });

/** `fetch` outside a page requires an absolute URL; the host is ignored. */
const HOST = 'http://mock.invalid';

/** Creates a `fetch` that runs the real client, codecs and handlers, with the failures of a scenario (LS-10). */
export const mockFetch = ({ baseUrl = '/api', latencyMs = 0, ...world }: MockOptions): typeof fetch => {
  const shop = mockShop(world);
  return async (input, init) => {
    const request = new Request(input instanceof Request ? input : new URL(input, HOST), init);
    if (latencyMs > 0) await pause(latencyMs, request.signal);
    request.signal.throwIfAborted();
    return answer(await shop, request, baseUrl, world.now());
  };
};
