import { BlockList, isIP, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { TrustedProxies } from '../config/trusted-proxies.ts';

type IsProxy = (address: string, distance: number) => boolean;

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIPv6(address) ? 'ipv6' : 'ipv4');

const isProxyOf = (proxies: TrustedProxies): IsProxy => {
  if (typeof proxies === 'number') return (_, distance) => distance < proxies;
  const list = new BlockList();
  for (const range of proxies) {
    const [address = '', prefix] = range.split('/');
    if (prefix === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(prefix), familyOf(address));
  }
  return (address) => isIP(address) !== 0 && list.check(address, familyOf(address));
};

const forwardedFor = ({ headers }: FastifyRequest): readonly string[] => {
  const header = headers['x-forwarded-for'];
  const text = typeof header === 'string' ? header : (header ?? []).join();
  return text === '' ? [] : text.split(',').map((address) => address.trim());
};

/**
 * Returns the client’s address (RL-2, RL-3): the connected one, or the last untrusted address in X-Forwarded-For.
 * Earlier entries can be forged.
 */
export const clientAddress = (proxies: TrustedProxies): ((request: FastifyRequest) => string) => {
  const isProxy = isProxyOf(proxies);
  return (request) => {
    const connected = request.socket.remoteAddress ?? '';
    if (!isProxy(connected, 0)) return connected;
    const addresses = [connected, ...forwardedFor(request).toReversed()];
    return addresses.find((address, distance) => !isProxy(address, distance)) ?? addresses.at(-1) ?? '';
  };
};
