import { createSecretKey, type KeyObject } from 'node:crypto';
import { isIPv4 } from 'node:net';
import { adminEventTypes, type AdminEvent } from '@baguni/contract';
import { fieldsOf } from './host-table.ts';

/** A system that receives events by webhook. */
export interface WebhookReceiver {
  /** Names the stored position, and the receiver in metrics and logs. */
  readonly name: string;
  readonly url: string;
  /** The keys of its signatures: several while a secret is replaced. */
  readonly secrets: readonly KeyObject[];
  readonly types: ReadonlySet<AdminEvent['type']>;
}

const MOST_RECEIVERS = 20;
const MOST_SECRETS = 5;

/** The sizes of a key in bytes that the specification of Standard Webhooks allows. */
const [LEAST_BYTES, MOST_BYTES] = [24, 64];

const isLoopback = ({ hostname }: URL): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || (isIPv4(hostname) && hostname.startsWith('127.'));

/** True if events may be sent to this address: it is encrypted, or on this machine. */
const isAllowed = (url: URL): boolean =>
  (url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url))) &&
  url.username === '' &&
  url.password === '';

const keyOf = (secret: unknown): readonly KeyObject[] => {
  const [, text = ''] = /^whsec_([A-Za-z\d+/]+={0,2})$/u.exec(typeof secret === 'string' ? secret : '') ?? [];
  const bytes = Buffer.from(text, 'base64');
  return bytes.length >= LEAST_BYTES && bytes.length <= MOST_BYTES ? [createSecretKey(bytes)] : [];
};

/** Returns the wanted types of events, or undefined for an invalid list. */
const typesOf = (given: unknown): WebhookReceiver['types'] | undefined => {
  if (given === undefined) return new Set(adminEventTypes);
  const list: readonly unknown[] = Array.isArray(given) ? given : [];
  const types = adminEventTypes.filter((type) => list.includes(type));
  return list.length > 0 && types.length === list.length ? new Set(types) : undefined;
};

const receiverOf = ([name, value]: readonly [string, unknown]): WebhookReceiver => {
  if (!/^[a-z][a-z\d-]{0,39}$/u.test(name))
    throw new Error(
      'the name of a receiver must begin with a lower-case letter, and have up to 40 lower-case letters, digits and hyphens',
    );
  const { url: text, secrets: given, events, ...more } = fieldsOf(value, name);
  if (Object.keys(more).length > 0) throw new Error(`${name} can only have url, secrets and events`);
  const url = typeof text === 'string' ? URL.parse(text) : null;
  if (url === null || !isAllowed(url))
    throw new Error(`${name}.url must be an https address without a user, or an http address of this machine`);
  const list: readonly unknown[] = Array.isArray(given) ? given : [];
  const secrets = list.flatMap(keyOf);
  if (list.length === 0 || list.length > MOST_SECRETS || secrets.length < list.length)
    throw new Error(
      `${name}.secrets must be 1 to ${MOST_SECRETS} texts of whsec_ and ${LEAST_BYTES} to ${MOST_BYTES} bytes in base64`,
    );
  const types = typesOf(events);
  if (!types) throw new Error(`${name}.events must be a list of different types: ${adminEventTypes.join(', ')}`);
  return { name, url: url.href, secrets, types };
};

/**
 * Parses the receivers of webhooks by their names. @throws an error with one clear line that contains no address and no
 * secret
 */
export const webhookReceivers = (value: unknown): readonly WebhookReceiver[] => {
  const rows = Object.entries(fieldsOf(value, 'it'));
  if (rows.length > MOST_RECEIVERS) throw new Error(`there must be at most ${MOST_RECEIVERS} receivers`);
  return rows.map(receiverOf);
};
