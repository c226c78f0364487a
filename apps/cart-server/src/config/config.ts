import { fileURLToPath } from 'node:url';
import { environmentNames, won, type Environment, type EnvironmentName } from '@baguni/domain';
import { readProxies, type TrustedProxies } from './trusted-proxies.ts';

/** Requests a minute before 429 (RL-2). */
export interface RateLimits {
  /** Of one address, of any kind. */
  readonly perAddress: number;
  /** Reads of one session. */
  readonly reads: number;
  /** Writes of one session. */
  readonly writes: number;
}

/** Where something listens. */
export interface ListenAddress {
  readonly host: string;
  readonly port: number;
}

/** The server's settings, read from its environment variables. */
export interface Config {
  readonly environment: Environment;
  readonly host: string;
  readonly port: number;
  /** PostgreSQL; null for the embedded SQLite file. */
  readonly databaseUrl: string | null;
  readonly databaseFile: string;
  /** The built page. */
  readonly pageFolder: string;
  /** The built part of the page that draws it on a server; where it is not there, browsers draw the page. */
  readonly pageRenderer: string;
  readonly picturesFolder: string;
  /** The built playground (EN-20); nothing is served of it where it is not there. */
  readonly playgroundFolder: string;
  /** The built site of the docs (EN-22), likewise. */
  readonly guideFolder: string;
  /** The built corner shop (EN-21), which the demo shows. */
  readonly cornerShopFolder: string;
  /** The style of the server's own pages. */
  readonly stylesFolder: string;
  /** Demo buyers, their pages and the environment `local`: only where BAGUNI_DEMO=on asks for them. */
  readonly isDemo: boolean;
  /** Served over https: cookies are Secure, HSTS is sent, hosts must be known. */
  readonly isSecure: boolean;
  /** The proxies whose X-Forwarded-For is trusted; no other forwarded header is read (RL-3). */
  readonly trustedProxies: TrustedProxies;
  readonly limits: RateLimits;
  /** Where metrics are served; null for nowhere. */
  readonly metricsAt: ListenAddress | null;
  readonly logLevel: 'silent' | 'warn' | 'info';
  /** Refuses with 503 while the event loop is this late, in ms; 0 for never. */
  readonly mostDelayMs: number;
}

type Env = Readonly<Record<string, string | undefined>>;

const at = (path: string): string => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));

const strict: RateLimits = { perAddress: 1_200, reads: 240, writes: 60 };
const generous: RateLimits = { perAddress: 30_000, reads: 6_000, writes: 3_000 };

/** The limits that an operator sets in place of these: of an address, of a session's reads and of its writes. */
const limitsOf = (text: string | undefined, usual: RateLimits): RateLimits => {
  if (!text) return usual;
  const [, perAddress, reads, writes] = /^([1-9]\d{0,8})\/([1-9]\d{0,8})\/([1-9]\d{0,8})$/u.exec(text) ?? [];
  if (perAddress === undefined)
    throw new Error(`BAGUNI_LIMITS is "${text}"; it must be requests a minute like 1200/240/60`);
  return { perAddress: Number(perAddress), reads: Number(reads), writes: Number(writes) };
};

/** SmileDelivery ships free from less for club members (SH-06, FG-03). */
const environmentOf = (name: EnvironmentName): Environment => ({
  name,
  freeShippingThresholds: { ordinary: won(15_000), club: won(12_000), universeClub: won(10_000) },
  showsPageAfter: 'FirstGroup',
});

const DEMO = 'BAGUNI_DEMO=on';

/** Whether the demo is on. Everybody can sign in as any buyer of a demo, so a live process never serves one. */
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

/** A port, on this machine alone, or a host and a port. */
const metricsOf = (text: string | undefined): ListenAddress | null => {
  if (!text) return null;
  const [, host = '127.0.0.1', port = ''] = /^(?:(.+):)?([^:]*)$/u.exec(text) ?? [];
  if (!isPort(port)) throw new Error(`BAGUNI_METRICS is "${text}"; it must be a port, or a host and a port, like 9464`);
  return { host: host.replace(/^\[(.*)\]$/u, '$1'), port: Number(port) };
};

const proxiesOf = (text = ''): TrustedProxies => {
  const proxies = readProxies(text);
  if (proxies !== null) return proxies;
  const must = 'it must be how many there are, or their addresses and ranges, like 10.0.0.0/8,::1';
  throw new Error(`BAGUNI_TRUSTED_PROXIES is "${text}"; ${must}`);
};

/** What is refused is not told: it may hold a password. */
const databaseUrlOf = (text = ''): string | null => {
  if (text === '') return null;
  if (URL.canParse(text) && /^postgres(?:ql)?:\/\//iu.test(text)) return text;
  throw new Error('DATABASE_URL is no address of PostgreSQL; it must be one like postgres://user@host:5432/name');
};

/** The demo has a database file of its own, so that its sessions are valid nowhere else. */
const fileOf = ({ BAGUNI_DB: file, BAGUNI_DATA: folder }: Env, isDemo: boolean): string =>
  file ?? `${folder || at('.data')}/${isDemo ? 'baguni' : 'baguni-live'}.sqlite`;

/** Reads the settings; throws with one clear line where one is wrong. @param env the process's environment */
export const readConfig = (env: Env): Config => {
  const isDemo = demoOf(env);
  return {
    environment: environmentOf(nameOf(env, isDemo)),
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
    isDemo,
    isSecure: !isDemo,
    trustedProxies: proxiesOf(env['BAGUNI_TRUSTED_PROXIES']),
    limits: limitsOf(env['BAGUNI_LIMITS'], isDemo ? generous : strict),
    metricsAt: metricsOf(env['BAGUNI_METRICS']),
    logLevel: isDemo ? 'warn' : 'info',
    mostDelayMs: 1_000,
  };
};
