import { spawnSync } from 'node:child_process';

/** A package in package-lock.json. */
export interface LockedPackage {
  /** The real name if it is installed under another one. */
  readonly name?: string;
  readonly version?: string;
  readonly license?: string;
  readonly integrity?: string;
  /** True for our own packages, which are linked. */
  readonly link?: boolean;
  /** True if only development needs it. */
  readonly dev?: boolean;
}
/** The packages of package-lock.json by install path. */
export type Lock = Readonly<Record<string, LockedPackage>>;

/** Licences that shipped packages may have (SC-8). */
const allowedLicences: readonly string[] = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'OFL-1.1',
];

/** The most third-party packages that we ship (SC-8); the SDK of OpenTelemetry brings nine, and the client of Redis one. */
const SHIPPED_AT_MOST = 167;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const isLock = (value: unknown): value is Lock => isRecord(value) && Object.values(value).every(isRecord);

/** Parses package-lock.json. @throws Error if it contains no packages */
export const lockOf = (text: string): Lock => {
  const file: unknown = JSON.parse(text);
  const packages = isRecord(file) ? file['packages'] : undefined;
  if (!isLock(packages)) throw new Error('package-lock.json contains no packages.');
  return packages;
};

const nameOf = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

const thirdParty = (lock: Lock): readonly (readonly [path: string, locked: LockedPackage])[] =>
  Object.entries(lock).filter(([path, { link }]) => path.includes('node_modules/') && link !== true);
const shipped = (lock: Lock) => thirdParty(lock).filter(([, { dev }]) => dev !== true);

/** Returns shipped packages without an allowed licence. */
export const forbiddenLicences = (lock: Lock): readonly string[] =>
  shipped(lock)
    .filter(([, { license = 'none' }]) => !allowedLicences.includes(license))
    .map(([path, { license = 'none' }]) => `${nameOf(path)}: ${license}`);

/** Returns packages without an integrity hash (SC-1). */
export const withoutIntegrity = (lock: Lock): readonly string[] =>
  thirdParty(lock)
    .filter(([, { integrity }]) => integrity === undefined)
    .map(([path]) => nameOf(path));

/** Returns the number of shipped packages if it is too high; each version counts once. */
export const tooManyShipped = (lock: Lock, most = SHIPPED_AT_MOST): readonly string[] => {
  const versions = new Set(shipped(lock).map(([path, { name = nameOf(path), version = '' }]) => `${name}@${version}`));
  return versions.size > most ? [`${versions.size} packages`] : [];
};

/** Findings, or why the check was skipped. */
export type Finding = { readonly skipped: string } | { readonly faults: readonly string[] };

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Reads the output of `npm audit --json`: high and critical vulnerabilities, or skipped without a report (SC-2). */
export const auditOf = (output: string): Finding => {
  const report = parsed(output);
  if (!isRecord(report)) return { skipped: 'npm audit returned no report' };
  const { vulnerabilities, message } = report;
  if (!isRecord(vulnerabilities))
    return { skipped: typeof message === 'string' ? message : 'npm audit returned no report' };
  const faults = Object.entries(vulnerabilities).flatMap(([name, fault]) =>
    isRecord(fault) && (fault['severity'] === 'high' || fault['severity'] === 'critical')
      ? [`${name}: ${fault['severity']}`]
      : [],
  );
  return { faults };
};

/** Reads the output of `npm audit signatures`: bad signatures, or skipped without an answer (SC-4). */
export const signaturesOf = (output: string, isSuccess: boolean): Finding => {
  if (isSuccess && /verified registry signatures/u.test(output)) return { faults: [] };
  const bad = output.split('\n').filter((line) => /invalid|missing registry signature|EINTEGRITY/u.test(line));
  return bad.length > 0 ? { faults: bad } : { skipped: 'npm audit signatures returned no answer' };
};

/** Returns the lines of `diff` for two folders: files that differ or exist in one of them only (SC-5). */
export const differencesOf = (first: string, second: string): readonly string[] => {
  const { stdout, stderr } = spawnSync('diff', ['-rq', first, second], { encoding: 'utf8' });
  return `${stdout}${stderr}`.split('\n').filter((line) => line !== '');
};
