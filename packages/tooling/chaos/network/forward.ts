import { Agent, request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';

/** A request that has come whole. */
export interface Sent {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A server's answer that has come whole. */
export interface Answered {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
}

/** How long a proxy waits for a server, in ms: longer than any page. */
const PATIENCE_MS = 12_000;

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** Sends a request on to a server; null where the server cannot be reached, ends the connection or never answers. */
export const forward = (port: number, { method, path, headers, body }: Sent): Promise<Answered | null> =>
  new Promise((resolve) => {
    const onward = request({ host: '127.0.0.1', port, method, path, headers, agent }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', () => resolve(null));
      response.on('aborted', () => resolve(null));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    onward.setTimeout(PATIENCE_MS, () => onward.destroy());
    onward.on('error', () => resolve(null));
    onward.end(body);
  });

/** Ends every connection to a server. */
export const forgetConnections = (): void => agent.destroy();
