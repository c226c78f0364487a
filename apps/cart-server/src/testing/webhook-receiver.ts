import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

/** A request that a receiver got. */
export interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface Receiver {
  readonly url: string;
  readonly received: readonly Received[];
  /** Positions of the events, in the order of their arrival. */
  readonly positions: () => readonly number[];
  readonly close: () => void;
}

export const positionOf = ({ body }: Received): number => {
  const event: unknown = JSON.parse(body);
  return typeof event === 'object' && event !== null && 'position' in event ? Number(event.position) : 0;
};

const accept = (response: ServerResponse): void => void response.writeHead(204).end();

/** Starts a receiver of webhooks. @param answer gets the number of requests up to this one */
export const startReceiver = async (
  answer: (response: ServerResponse, count: number, request: IncomingMessage) => void = accept,
): Promise<Receiver> => {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ headers: request.headers, body });
      answer(response, received.length, request);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/events?key=in-the-address`,
    received,
    positions: () => received.map(positionOf),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
