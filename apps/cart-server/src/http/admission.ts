import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { languages, type Language } from '@baguni/domain';
import type { FastifyInstance } from 'fastify';
import { wholeRequest } from './whole-request.ts';

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
  /** All of it, for a connection that stays open. */
  readonly bytes: Buffer;
}

type Refusals = ReadonlyMap<string, Refusal>;

const bytesOf = (all: readonly string[], body: string): Buffer => {
  const lines = all.map((word, index) => (index % 2 === 0 ? `\r\n${word}: ` : word)).join('');
  return Buffer.from(`HTTP/1.1 503 Service Unavailable${lines}\r\nconnection: keep-alive\r\n\r\n${body}`);
};

const refusalsOf = (bodies: RefusalBodies): Refusals =>
  new Map(
    languages.map((language) => {
      const body = bodies[language];
      const all = [...headers, 'content-length', String(Buffer.byteLength(body))];
      return [language, { body, headers: all, bytes: bytesOf(all, body) }];
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

/** What is known of a connection. */
interface Talk {
  /** Whether the bytes that come next begin a request: everything before is read and answered. */
  isBetween: boolean;
  /** Whether what was read last is one whole request. */
  wasWhole: boolean;
}

/** Bytes of refusals that their sender has not fetched yet, at most, before Node is left to slow them down. */
const MOST_UNFETCHED = 16 * 1024;

const CALL = 'POST /api/';
const asked = /\r\nx-baguni-language:[ \t]*(\w+)/iu;

/** The refusal of a call in these bytes; none where they are something else, or not one whole request. */
const refusalOf = (head: string | null, refusals: Refusals): Refusal | undefined =>
  head?.startsWith(CALL) === true
    ? (refusals.get(asked.exec(head)?.[1] ?? DEFAULT) ?? refusals.get(DEFAULT))
    : undefined;

/** When calls are refused, and with what. */
interface Refusing {
  readonly isFull: () => boolean;
  readonly refusals: Refusals;
  readonly onRefused: () => void;
}

/**
 * Reads a connection before Node does: while calls are refused, one that has come whole is answered at once, and nothing is
 * made of it. All other bytes are Node's.
 */
const refuseUnread = (socket: Socket, talk: Talk, { isFull, refusals, onRefused }: Refusing): void => {
  const read = socket.listeners('data');
  socket.removeAllListeners('data');
  socket.on('data', (bytes: Buffer) => {
    const head = talk.isBetween ? wholeRequest(bytes) : null;
    const refusal = isFull() && socket.writableLength < MOST_UNFETCHED ? refusalOf(head, refusals) : undefined;
    if (refusal) {
      onRefused();
      socket.write(refusal.bytes);
      return;
    }
    talk.wasWhole = head !== null;
    talk.isBetween = false;
    for (const listener of read) Reflect.apply(listener, socket, [bytes]);
  });
};

/**
 * Refuses calls before anything is spent on them, no route, no session and no body, while as many as can be served are
 * already being worked on. What was admitted is served in its usual time.
 * @param onRefused hears of each call that is refused so
 * @returns how many calls are being worked on
 */
export const addAdmission = (app: FastifyInstance, bodies: RefusalBodies, onRefused: () => void): (() => number) => {
  const serving = app.server.listeners('request');
  const refusals = refusalsOf(bodies);
  const talks = new WeakMap<Socket, Talk>();
  let running = 0;
  const isFull = (): boolean => running >= MOST_RUNNING;
  const answered = ({ socket, complete }: IncomingMessage): void => {
    const talk = talks.get(socket);
    if (talk) talk.isBetween = talk.wasWhole && complete;
  };
  const admit: RequestListener = (request, response) => {
    const isCall = request.url?.startsWith('/api/') === true;
    response.once('close', () => answered(request));
    if (isCall && isFull()) {
      onRefused();
      return refuse(request, response, refusals);
    }
    if (isCall) {
      running += 1;
      response.once('close', () => (running -= 1));
    }
    for (const serve of serving) Reflect.apply(serve, app.server, [request, response]);
  };
  app.server.removeAllListeners('request');
  app.server.on('request', admit);
  app.server.on('connection', (socket: Socket) => {
    const talk: Talk = { isBetween: true, wasWhole: false };
    talks.set(socket, talk);
    refuseUnread(socket, talk, { isFull, refusals, onRefused });
  });
  return () => running;
};
