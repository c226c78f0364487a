const SCHEME = /^postgres(?:ql)?:\/\//iu;
const WRITABLE = new Set(['read-write', 'primary']);

export interface DatabaseHosts {
  /** A URL for each host, in the order of preference. */
  readonly urls: readonly [string, ...string[]];
  /** True if a host that refuses writes is skipped. */
  readonly mustAcceptWrites: boolean;
}

/**
 * Splits a database URL with several hosts as libpq does; node-postgres connects to a single one. A server needs a host
 * that accepts writes, so `target_session_attrs` may be left out. Returns undefined for another value of it, and for an
 * invalid host.
 */
export const databaseHosts = (url: string): DatabaseHosts | undefined => {
  const scheme = SCHEME.exec(url)?.[0];
  if (scheme === undefined) return undefined;
  const [authority = ''] = url.slice(scheme.length).split(/[/?]/u, 1);
  const hostsAt = scheme.length + authority.lastIndexOf('@') + 1;
  const end = scheme.length + authority.length;
  const urlOf = (host: string): string => `${url.slice(0, hostsAt)}${host}${url.slice(end)}`;
  const [first = '', ...others] = url.slice(hostsAt, end).split(',').map(urlOf);
  if (![first, ...others].every((one) => URL.canParse(one))) return undefined;
  const wanted = new URL(first).searchParams.get('target_session_attrs');
  if (wanted !== null && !WRITABLE.has(wanted)) return undefined;
  return { urls: [first, ...others], mustAcceptWrites: wanted !== null || others.length > 0 };
};
