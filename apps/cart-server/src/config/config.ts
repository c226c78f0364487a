import { isIP } from 'node:net';
import { fileURLToPath } from 'node:url';
import { type GatewayTargets, readGatewayTargets } from './gateway-targets.ts';
import { environmentNames, won, type Environment, type EnvironmentName } from '@baguni/domain';

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

export interface RateLimits {
  readonly perAddress: number;
  readonly reads: number;
  readonly writes: number;
}

/** Times of a stop after SIGTERM, in ms. */
export interface StopTimes {
  /** From the first failed readiness check until the server stops listening. */
  readonly drain: number;
  /** From then until the process ends in any case. */
  readonly deadline: number;
}

export interface ListenAddress {
  readonly host: string;
  readonly port: number;
}

export interface Config {
  readonly environment: Environment;
  readonly host: string;
  readonly port: number;
  readonly databaseUrl: string | null;
  readonly databaseFile: string;
  readonly pageFolder: string;
  /** The built page renderer; if it is missing, browsers render the page. */
  readonly pageRenderer: string;
  readonly picturesFolder: string;
  readonly playgroundFolder: string;
  readonly guideFolder: string;
  readonly cornerShopFolder: string;
  readonly stylesFolder: string;
  /** The built links of error codes; if it is missing, the reference shows no codes. */
  readonly codesFile: string;
  /** Enables demo buyers, their pages and the environment `local`; set by BAGUNI_DEMO=on. */
  readonly isDemo: boolean;
  /** Served over https: cookies are Secure, HSTS is sent, hosts must be known. */
  readonly isSecure: boolean;
  /** Proxies whose X-Forwarded-For is trusted; no other forwarded header is read (RL-3). */
  readonly trustedProxies: TrustedProxies;
  readonly limits: RateLimits;
  readonly metricsAt: ListenAddress | null;
  /** The bearer token of administrators; null for no calls of theirs. */
  readonly adminToken: string | null;
  readonly stop: StopTimes;
  readonly logLevel: 'silent' | 'warn' | 'info';
  /** Event loop delay in ms above which requests are refused with 503; 0 disables the check. */
  readonly mostDelayMs: number;
  /** The pages that gateways open, from the JSON file of BAGUNI_GATEWAYS (RT-09). */
  readonly gateways: GatewayTargets;
}

type Env = Readonly<Record<string, string | undefined>>;

const at = (path: string): string => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));

const strict: RateLimits = { perAddress: 3_600, reads: 240, writes: 60 };
const generous: RateLimits = { perAddress: 120_000, reads: 6_000, writes: 3_000 };

const limitsOf = (text: string | undefined, usual: RateLimits): RateLimits => {
  if (!text) return usual;
  const [, perAddress, reads, writes] = /^([1-9]\d{0,8})\/([1-9]\d{0,8})\/([1-9]\d{0,8})$/u.exec(text) ?? [];
  if (perAddress === undefined)
    throw new Error(`BAGUNI_LIMITS is "${text}"; it must be requests a minute like 3600/240/60`);
  return { perAddress: Number(perAddress), reads: Number(reads), writes: Number(writes) };
};

const stopOf = (text: string | undefined, usual: string): StopTimes => {
  const [, drain, deadline] = /^(\d{1,3})\/(\d{1,3})$/u.exec(text || usual) ?? [];
  if (drain === undefined)
    throw new Error(`BAGUNI_STOP is "${text}"; it must be the seconds of draining and of the deadline, like 5/12`);
  return { drain: Number(drain) * 1_000, deadline: Number(deadline) * 1_000 };
};

const shownAfterOf = ({ BAGUNI_SHOWS_PAGE_AFTER: text = 'FirstGroup' }: Env): Environment['showsPageAfter'] => {
  if (text === 'FirstGroup' || text === 'All') return text;
  throw new Error(`BAGUNI_SHOWS_PAGE_AFTER is "${text}"; it must be FirstGroup or All`);
};

const environmentOf = (name: EnvironmentName, showsPageAfter: Environment['showsPageAfter']): Environment => ({
  name,
  freeShippingThresholds: { ordinary: won(15_000), club: won(12_000), universeClub: won(10_000) },
  showsPageAfter,
});

const DEMO = 'BAGUNI_DEMO=on';

/** True if the demo is on. Anyone can sign in as any demo buyer, so production never serves a demo. */
const demoOf = ({ BAGUNI_DEMO: demo = '', NODE_ENV: node, BAGUNI_ENV: name = 'local' }: Env): boolean => {
  if (!['', 'on', 'off'].includes(demo)) throw new Error(`BAGUNI_DEMO is "${demo}"; it must be on or off`);
  if (demo !== 'on') return false;
  if (node === 'production') throw new Error(`${DEMO} lets everybody be any buyer, so NODE_ENV=production refuses it`);
  if (name !== 'local') throw new Error(`${DEMO} is the environment local, but BAGUNI_ENV is "${name}"`);
  return true;
};

const nameOf = ({ BAGUNI_ENV: text }: Env, isDemo: boolean): EnvironmentName => {
  const name = environmentNames.find((known) => known === (text ?? (isDemo ? 'local' : 'production')));
  if (!name) throw new Error(`BAGUNI_ENV is "${text}"; it must be one of ${environmentNames.join(', ')}`);
  if (name === 'local' && !isDemo) throw new Error(`BAGUNI_ENV is "local", which is the demo's: ${DEMO} asks for it`);
  return name;
};

const isPort = (text: string): boolean => /^\d{1,5}$/u.test(text) && Number(text) <= 65_535;

const portOf = (text = '4000'): number => {
  if (!isPort(text)) throw new Error(`PORT is "${text}"; it must be a number up to 65535`);
  return Number(text);
};

const metricsOf = (text: string | undefined): ListenAddress | null => {
  if (!text) return null;
  const [, host = '127.0.0.1', port = ''] = /^(?:(.+):)?([^:]*)$/u.exec(text) ?? [];
  if (!isPort(port)) throw new Error(`BAGUNI_METRICS is "${text}"; it must be a port, or a host and a port, like 9464`);
  return { host: host.replace(/^\[(.*)\]$/u, '$1'), port: Number(port) };
};

/** Omits the refused value from the error. A shorter token could be guessed. */
const adminTokenOf = (text: string | undefined): string | null => {
  if (!text) return null;
  if (/^[\x21-\x7e]{32,200}$/u.test(text)) return text;
  throw new Error('BAGUNI_ADMIN_TOKEN must have 32 to 200 ASCII characters without spaces');
};

const proxiesOf = (text = ''): TrustedProxies => {
  const proxies = readProxies(text);
  if (proxies !== null) return proxies;
  const must = 'it must be how many there are, or their addresses and ranges, like 10.0.0.0/8,::1';
  throw new Error(`BAGUNI_TRUSTED_PROXIES is "${text}"; ${must}`);
};

/** Omits the refused value from the error, because it may contain a password. */
const databaseUrlOf = (text = ''): string | null => {
  if (text === '') return null;
  if (URL.canParse(text) && /^postgres(?:ql)?:\/\//iu.test(text)) return text;
  throw new Error('DATABASE_URL is no address of PostgreSQL; it must be one like postgres://user@host:5432/name');
};

/** The demo uses its own database file, so that its sessions are invalid elsewhere. */
const fileOf = ({ BAGUNI_DB: file, BAGUNI_DATA: folder }: Env, isDemo: boolean): string =>
  file ?? `${folder || at('.data')}/${isDemo ? 'baguni' : 'baguni-live'}.sqlite`;

/**
 * Reads the settings. @param env environment variables
 * @throws an error with one clear line for an invalid setting
 */
export const readConfig = (env: Env): Config => {
  const isDemo = demoOf(env);
  const name = nameOf(env, isDemo);
  return {
    environment: environmentOf(name, shownAfterOf(env)),
    host: env['HOST'] ?? '127.0.0.1',
    port: portOf(env['PORT']),
    databaseUrl: databaseUrlOf(env['DATABASE_URL']),
    databaseFile: fileOf(env, isDemo),
    pageFolder: at('apps/cart-web/dist'),
    pageRenderer: at('apps/cart-web/dist-server/render-page.js'),
    picturesFolder: at('packages/scenarios/pictures'),
    playgroundFolder: at('apps/playground/dist'),
    guideFolder: at('apps/guide/dist'),
    cornerShopFolder: at('apps/corner-shop/dist'),
    stylesFolder: at('apps/cart-server/src/pages'),
    codesFile: at('apps/cart-server/dist/reference/codes.json'),
    isDemo,
    isSecure: !isDemo,
    trustedProxies: proxiesOf(env['BAGUNI_TRUSTED_PROXIES']),
    limits: limitsOf(env['BAGUNI_LIMITS'], isDemo ? generous : strict),
    metricsAt: metricsOf(env['BAGUNI_METRICS']),
    adminToken: adminTokenOf(env['BAGUNI_ADMIN_TOKEN']),
    stop: stopOf(env['BAGUNI_STOP'], isDemo ? '0/3' : '5/12'),
    logLevel: isDemo ? 'warn' : 'info',
    mostDelayMs: 1_000,
    gateways: readGatewayTargets(env['BAGUNI_GATEWAYS'], name),
  };
};
