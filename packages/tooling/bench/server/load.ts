import { connect, type Socket } from 'node:net';

/** What came back for one request; times in ms. */
export interface Reply {
  readonly status: number;
  readonly head: string;
  readonly body: Buffer;
  readonly ms: number;
}

/** One connection that is kept open and asks one question after another. */
export interface Connection {
  readonly ask: (request: Buffer) => Promise<Reply>;
  readonly close: () => void;
}

const HEAD_END = '\r\n\r\n';

interface Waiting {
  readonly since: number;
  readonly resolve: (reply: Reply) => void;
  readonly reject: (error: Error) => void;
}

/** The end of an answer that is sent piece by piece, as one is asked for at a time. */
const LAST_PIECE = Buffer.from('\r\n0\r\n\r\n');
const isWhole = (bytes: Buffer): boolean => bytes.subarray(-LAST_PIECE.length).equals(LAST_PIECE);

const statusIn = (head: string): number => Number(head.slice(9, 12));

/** The first whole answer in these bytes, and what follows it; null while some of it is still on its way. */
const answerIn = (bytes: Buffer): Omit<Reply, 'ms'> | null => {
  const end = bytes.indexOf(HEAD_END);
  if (end < 0) return null;
  const head = bytes.toString('latin1', 0, end);
  const length = Number(/\r\ncontent-length: (\d+)/iu.exec(head)?.[1] ?? '0');
  const from = end + HEAD_END.length;
  if (/\r\ntransfer-encoding: chunked/iu.test(head))
    return isWhole(bytes) ? { status: statusIn(head), head, body: bytes.subarray(from) } : null;
  if (bytes.length < from + length) return null;
  return { status: statusIn(head), head, body: bytes.subarray(from, from + length) };
};

const opened = (socket: Socket): Promise<void> =>
  new Promise((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('error', reject);
  });

/** One socket, until the server closes it. */
const openSocket = async (port: number) => {
  const socket = connect(port, '127.0.0.1');
  socket.setNoDelay(true);
  await opened(socket);
  let waiting: Waiting | null = null;
  let parts: Buffer[] = [];
  const fail = (): void => {
    waiting?.reject(new Error('the server closed the connection'));
    waiting = null;
  };
  socket.on('error', fail);
  socket.on('close', fail);
  socket.on('data', (part: Buffer) => {
    parts.push(part);
    const answer = answerIn(parts.length === 1 ? part : Buffer.concat(parts));
    if (!answer || !waiting) return;
    parts = [];
    const { since, resolve } = waiting;
    waiting = null;
    resolve({ ...answer, ms: performance.now() - since });
  });
  return {
    isOpen: () => socket.readyState === 'open',
    ask: (request: Buffer): Promise<Reply> =>
      new Promise((resolve, reject) => {
        waiting = { since: performance.now(), resolve, reject };
        socket.write(request);
      }),
    close: () => socket.destroy(),
  };
};

/**
 * Opens a connection; plain sockets cost the machine less than an HTTP client, and the machine is shared with the server.
 * One that the server closed while nobody asked is opened anew; every write has a key, so it may be sent again.
 */
export const connectionTo = async (port: number): Promise<Connection> => {
  let socket = await openSocket(port);
  return {
    ask: async (request) => {
      if (!socket.isOpen()) socket = await openSocket(port);
      try {
        return await socket.ask(request);
      } catch {
        socket = await openSocket(port);
        return socket.ask(request);
      }
    },
    close: () => socket.close(),
  };
};

/** A page as a browser asks for it. */
export const get = (path: string, headers: Readonly<Record<string, string>>): Buffer => {
  const all = { host: 'localhost:4000', accept: 'text/html', 'accept-encoding': 'gzip, deflate, br', ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
};

/** A POST as the page sends it. */
export const post = (path: string, body: object, headers: Readonly<Record<string, string>>): Buffer => {
  const text = JSON.stringify(body);
  const lines = Object.entries({
    host: 'localhost:4000',
    'content-type': 'application/json',
    ...headers,
    'content-length': String(Buffer.byteLength(text)),
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n${text}`);
};
