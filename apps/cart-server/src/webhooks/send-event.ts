import { createHmac, type KeyObject } from 'node:crypto';
import type { AdminEvent } from '@baguni/contract';
import type { WebhookReceiver } from '../config/webhook-receivers.ts';

export const webhookOutcomes = ['delivered', 'refused', 'redirected', 'timeout', 'unreachable'] as const;

/** The result of an attempt to deliver an event. */
export interface WebhookAttempt {
  readonly outcome: (typeof webhookOutcomes)[number];
  /** The status of the answer, or the code of the error. */
  readonly reason: string;
  /** The pause that the receiver requests, in ms. */
  readonly waitMs: number;
}

/** The most bytes of an answer that are read; the rest is discarded with its connection. */
const MOST_BYTES = 65_536;

const signature = (secret: KeyObject, content: string): string =>
  `v1,${createHmac('sha256', secret).update(content).digest('base64')}`;

/** Returns the headers of the Standard Webhooks specification. @param now ms since 1970 UTC */
export const signedHeaders = (
  secrets: readonly KeyObject[],
  { id, body, now }: { readonly id: string; readonly body: string; readonly now: number },
): Readonly<Record<string, string>> => {
  const timestamp = String(Math.floor(now / 1_000));
  const content = `${id}.${timestamp}.${body}`;
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': secrets.map((secret) => signature(secret, content)).join(' '),
  };
};

/** Reads an answer, so that its connection can be used again. */
const discard = async (body: ReadableStream<Uint8Array> | null): Promise<void> => {
  let left = MOST_BYTES;
  for await (const chunk of body ?? []) {
    left -= chunk.length;
    if (left < 0) return;
  }
};

const attemptOf = ({ ok: isOk, status, headers }: Response): WebhookAttempt => {
  const waitS = /^\d{1,6}$/u.exec(headers.get('retry-after') ?? '')?.[0] ?? '0';
  const failure = status >= 300 && status < 400 ? 'redirected' : 'refused';
  return { outcome: isOk ? 'delivered' : failure, reason: String(status), waitMs: Number(waitS) * 1_000 };
};

/** The code of the error behind a failed request; its message could contain the address. */
const codeOf = (error: unknown): string => {
  const cause = error instanceof Error ? (error.cause ?? error) : null;
  if (!(cause instanceof Error)) return 'unknown';
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name;
};

/** An event keeps its ID in repeats. After a restored backup, another event may get its position, but not its time. */
const idOf = ({ position, createdAt }: AdminEvent): string => `${position}-${createdAt}`;

/** Sends an event to its receiver. Never follows a redirect. @param cancelled ends the request early */
export const sendEvent = async (
  { url, secrets }: Pick<WebhookReceiver, 'url' | 'secrets'>,
  event: AdminEvent,
  timeoutMs: number,
  cancelled: AbortSignal,
): Promise<WebhookAttempt> => {
  const body = JSON.stringify({ ...event, timestamp: new Date(event.createdAt).toISOString() });
  const headers = signedHeaders(secrets, { id: idOf(event), body, now: Date.now() });
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', 'user-agent': 'baguni-server' },
      body,
      redirect: 'manual',
      signal: AbortSignal.any([timeout, cancelled]),
    });
    await discard(answer.body);
    return attemptOf(answer);
  } catch (error) {
    return { outcome: timeout.aborted ? 'timeout' : 'unreachable', reason: codeOf(error), waitMs: 0 };
  }
};
