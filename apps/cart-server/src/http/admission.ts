import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { languages, type Language } from '@baguni/domain';
import type { FastifyInstance } from 'fastify';

/**
 * Calls that are worked on at once, at most. Half more than keeps the processor and a database busy: more of them would only
 * wait longer, and what is refused could not be refused soon, because it waits until these are taken up (RL-5).
 */
export const MOST_RUNNING = 24;

/** Bytes of a body that is read to its end after its request was refused, so that the connection can be used again. */
const MOST_UNREAD = 64 * 1024;

const DEFAULT: Language = 'ko';

/** The body of a refusal in each language. */
export type RefusalBodies = Readonly<Record<Language, string>>;

/** One after another, names and values: Node writes them as they are. */
const headers = [
  'content-type',
  'application/json; charset=utf-8',
  'cache-control',
  'no-store',
  'retry-after',
  '1',
  'content-security-policy',
  "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy',
  'same-origin',
  'x-content-type-options',
  'nosniff',
  'x-frame-options',
  'DENY',
];

/** A refusal as it is sent. */
interface Refusal {
  readonly headers: string[];
  readonly body: string;
}

type Refusals = ReadonlyMap<string, Refusal>;

const refusalsOf = (bodies: RefusalBodies): Refusals =>
  new Map(
    languages.map((language) => {
      const body = bodies[language];
      return [language, { body, headers: [...headers, 'content-length', String(Buffer.byteLength(body))] }];
    }),
  );

const refuse = (request: IncomingMessage, response: ServerResponse, refusals: Refusals): void => {
  const asked = request.headers['x-baguni-language'];
  const refusal = refusals.get(typeof asked === 'string' ? asked : DEFAULT) ?? refusals.get(DEFAULT);
  const isLong = Number(request.headers['content-length'] ?? Infinity) > MOST_UNREAD;
  if (refusal) {
    response.writeHead(503, isLong ? [...refusal.headers, 'connection', 'close'] : refusal.headers);
    response.end(refusal.body);
  }
  if (!isLong) request.resume();
};

/**
 * Refuses calls as soon as their first line is read while as many as can be served are already being worked on, before
 * anything is spent on them: no route, no session, no body. What was admitted is served in its usual time.
 * @param mostRunning calls that are worked on at once; others are refused
 */
export const addAdmission = (app: FastifyInstance, bodies: RefusalBodies, mostRunning = MOST_RUNNING): void => {
  const serving = app.server.listeners('request');
  const refusals = refusalsOf(bodies);
  let running = 0;
  const admit: RequestListener = (request, response) => {
    if (request.url?.startsWith('/api/') === true) {
      if (running >= mostRunning) return refuse(request, response, refusals);
      running += 1;
      response.once('close', () => (running -= 1));
    }
    for (const serve of serving) Reflect.apply(serve, app.server, [request, response]);
  };
  app.server.removeAllListeners('request');
  app.server.on('request', admit);
};
