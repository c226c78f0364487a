import { isIP } from 'node:net';

/** Trusted proxies in front of the server: their number, or addresses and ranges. None by default (RL-3). */
export type TrustedProxies = number | readonly string[];

const MAX_HOPS = 9;

const isRange = (text: string): boolean => {
  const [address = '', prefix, ...more] = text.split('/');
  const bits = { 4: 32, 6: 128 }[isIP(address)];
  if (bits === undefined || more.length > 0) return false;
  // a prefix of 0 would trust every address
  return prefix === undefined || (/^[1-9]\d{0,2}$/u.test(prefix) && Number(prefix) <= bits);
};

export const readProxies = (text: string): TrustedProxies | null => {
  if (text === '') return 0;
  if (/^\d+$/u.test(text)) return Number(text) <= MAX_HOPS ? Number(text) : null;
  const ranges = text.split(',').map((range) => range.trim());
  return ranges.every(isRange) ? ranges : null;
};
