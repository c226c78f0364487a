import { fileURLToPath } from 'node:url';
import { hostWords, stageHosts, type Environment, type HostTable } from '@baguni/domain/internal';
import type { GatewayTargets } from './gateway-targets.ts';
import { findSetting, readGiven, type Env, type Found, type Source } from './given.ts';
import { settings, type DatabaseTls, type Setting } from './settings.ts';

export interface PoolSettings {
  readonly connections: number;
  readonly statementMs: number;
  readonly lockMs: number;
  readonly tls: DatabaseTls;
}

type Settings = typeof settings;
type Values = { readonly [Name in keyof Settings]: Exclude<ReturnType<Settings[Name]['parse']>, undefined> };

/** Settings that the configuration has in another form. */
type Combined =
  | 'demo'
  | 'stage'
  | 'hosts'
  | 'databaseTls'
  | 'pool'
  | 'statementTimeout'
  | 'lockTimeout'
  | 'dataFolder'
  | 'databaseFile'
  | 'thresholds'
  | 'showsPageAfter'
  | 'gateways';

export interface Config extends Omit<Values, Combined> {
  readonly environment: Environment;
  /** The hosts of the served tenants; any other host is refused over https (RT-16). */
  readonly hosts: HostTable;
  /** The hosts for the page as words, if an operator set them. */
  readonly hostWords: string | undefined;
  readonly databaseFile: string;
  readonly pool: PoolSettings;
  readonly pageFolder: string;
  /** The built page renderer; if it is missing, browsers render the page. */
  readonly pageRenderer: string;
  readonly picturesFolder: string;
  readonly playgroundFolder: string;
  readonly guideFolder: string;
  /** The built small shops of the demo, by path. */
  readonly shopFolders: Readonly<Record<string, string>>;
  readonly stylesFolder: string;
  /** The built links of error codes; if it is missing, the reference shows no codes. */
  readonly codesFile: string;
  /** Enables demo buyers, their pages and the environment `local`; set by BAGUNI_DEMO=on. */
  readonly isDemo: boolean;
  /** Served over https: cookies are Secure, HSTS is sent, hosts must be known. */
  readonly isSecure: boolean;
  /** The pages that gateways open, from the JSON file of BAGUNI_GATEWAYS (RT-09). */
  readonly gateways: GatewayTargets;
}

const at = (path: string): string => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));

const DEMO = 'BAGUNI_DEMO=on';

/** The demo uses its own database file, so that its sessions are invalid elsewhere. */
const fileOf = (folder: string | null, file: string | null, isDemo: boolean): string =>
  file ?? `${folder ?? at('.data')}/${isDemo ? 'baguni' : 'baguni-live'}.sqlite`;

/** Problems between settings. Anyone can sign in as any demo buyer, so production never serves a demo. */
const stageErrors = (isDemo: boolean, stage: string, node: string | undefined) => [
  ...(isDemo && node === 'production'
    ? [`${DEMO} lets everybody be any buyer, so NODE_ENV=production refuses it`]
    : []),
  ...(isDemo && stage !== 'local' ? [`${DEMO} is the environment local, but BAGUNI_ENV is "${stage}"`] : []),
  ...(!isDemo && stage === 'local' ? [`BAGUNI_ENV is "local", which is the demo's: ${DEMO} asks for it`] : []),
];

const tlsErrors = (url: string | null, tls: DatabaseTls) => {
  if (tls === false) return [];
  if (url === null) return ['BAGUNI_DATABASE_TLS needs DATABASE_URL, which is not set'];
  // the driver would follow the words of the address, e.g. `sslmode=disable`, and ignore the setting
  return /[?&]ssl/iu.test(url) ? ['DATABASE_URL has its own words about ssl, so BAGUNI_DATABASE_TLS must be off'] : [];
};

interface PrintedSetting {
  readonly name: string;
  readonly text: string;
  readonly source: Source;
}

/** All settings, with the problems that were found in them. */
export interface ReadSettings {
  readonly config: Config;
  readonly printed: readonly PrintedSetting[];
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
}

const MASK = '***';

const printedText = ({ text }: Found<unknown>, { isSecret, unset = 'none' }: Setting<unknown>): string => {
  if (text === '') return `(${unset.replaceAll('`', '')})`;
  return isSecret?.(text) === true ? MASK : text;
};

/** Reads and checks all settings. @param env environment variables */
export const readSettings = (env: Env): ReadSettings => {
  const given = readGiven(env);
  const errors = [...given.errors];
  const printed: PrintedSetting[] = [];
  const isDemo = findSetting(given, settings.demo, false, () => undefined).value;
  const valueOf = (row: Setting<unknown>): unknown => {
    const found = findSetting(given, row, isDemo, (line) => errors.push(line));
    printed.push({ name: row.name, text: printedText(found, row), source: found.source });
    return found.value;
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each setting has a value of its own type
  const values = Object.fromEntries(Object.entries(settings).map(([name, row]) => [name, valueOf(row)])) as Values;
  const { demo: _, stage, hosts, databaseTls: tls, pool, statementTimeout, lockTimeout, ...others } = values;
  const { dataFolder, databaseFile, thresholds, showsPageAfter, gateways, ...used } = others;
  errors.push(...stageErrors(isDemo, stage, env['NODE_ENV']), ...tlsErrors(used.databaseUrl, tls));
  const config: Config = {
    ...used,
    hosts: hosts ?? stageHosts(stage),
    hostWords: hosts ? hostWords(stage, hosts) : undefined,
    pool: { tls, connections: pool, statementMs: statementTimeout, lockMs: lockTimeout },
    databaseFile: fileOf(dataFolder, databaseFile, isDemo),
    environment: { name: stage, freeShippingThresholds: thresholds, showsPageAfter },
    gateways: gateways.get(stage) ?? new Map(),
    pageFolder: at('apps/cart-web/dist'),
    pageRenderer: at('apps/cart-web/dist-server/render-page.js'),
    picturesFolder: at('packages/scenarios/pictures'),
    playgroundFolder: at('apps/playground/dist'),
    guideFolder: at('apps/guide/dist'),
    shopFolders: { '/corner-shop': at('apps/corner-shop/dist'), '/bookshop': at('apps/bookshop/dist') },
    stylesFolder: at('apps/cart-server/src/pages'),
    codesFile: at('apps/cart-server/dist/reference/codes.json'),
    isDemo,
    isSecure: !isDemo,
  };
  return { config, printed, errors, warnings: given.warnings };
};

/**
 * Returns the configuration. @param env environment variables
 * @param warn receives one line for each unknown name that may belong to another program
 * @throws an error with one clear line for each invalid setting
 */
export const readConfig = (env: Env, warn: (line: string) => void = () => undefined): Config => {
  const { config, errors, warnings } = readSettings(env);
  for (const line of warnings) warn(line);
  if (errors.length > 1) throw new Error(`${errors.length} settings are invalid:\n  ${errors.join('\n  ')}`);
  if (errors.length === 1) throw new Error(errors[0]);
  return config;
};

/** Longer values are not aligned. */
const WIDTH = 40;

/** Prints each setting with its value and source, then all problems; secrets are masked. Sets the exit code. */
export const printSettings = (env: Env, { log, error }: Pick<Console, 'log' | 'error'>): void => {
  const { printed, errors, warnings } = readSettings(env);
  const [names, texts] = [printed.map(({ name }) => name.length), printed.map(({ text }) => text.length)];
  for (const { name, text, source } of printed)
    log(`${name.padEnd(Math.max(...names))}  ${text.padEnd(Math.min(Math.max(...texts), WIDTH))}  ${source}`);
  for (const line of [...warnings, ...errors]) error(line);
  if (errors.length > 0) process.exitCode = 1;
};
