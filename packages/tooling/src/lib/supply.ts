/** A package as the lock has it. */
export interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly integrity?: string;
  /** A room of ours, which has no copy. */
  readonly link?: boolean;
  /** Only for building and testing. */
  readonly dev?: boolean;
  readonly hasInstallScript?: boolean;
}
/** A lock: its packages by where they are installed. */
export type Lock = Readonly<Record<string, LockedPackage>>;

/** The licences under which what is shipped may come (SC-8). */
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

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isLock = (value: unknown): value is Lock => isRecord(value) && Object.values(value).every(isRecord);
const isList = (value: unknown): value is Readonly<Record<string, boolean>> =>
  isRecord(value) && Object.values(value).every((may) => typeof may === 'boolean');

const partOf = (text: string, name: string): unknown => {
  const file: unknown = JSON.parse(text);
  return isRecord(file) ? file[name] : undefined;
};

/** The packages of a lock, from the text of its file. */
export const lockOf = (text: string): Lock => {
  const packages = partOf(text, 'packages');
  if (!isLock(packages)) throw new Error('The lock names no packages.');
  return packages;
};

/** Which packages may run a script when they are installed, from the text of package.json; none where it says nothing. */
export const listedScripts = (text: string): Readonly<Record<string, boolean>> => {
  const listed = partOf(text, 'allowScripts');
  return isList(listed) ? listed : {};
};

const nameOf = (place: string): string => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** Packages of others. */
const foreign = (lock: Lock): readonly (readonly [place: string, locked: LockedPackage])[] =>
  Object.entries(lock).filter(([place, { link }]) => place.includes('node_modules/') && link !== true);

/** Packages that are shipped under a licence that nobody has allowed. */
export const foreignLicences = (lock: Lock): readonly string[] =>
  foreign(lock)
    .filter(([, { dev, license = 'none' }]) => dev !== true && !allowedLicences.includes(license))
    .map(([place, { license = 'none' }]) => `${nameOf(place)}: ${license}`);

/** Packages whose bytes are not fixed by the lock (SC-1). */
export const withoutIntegrity = (lock: Lock): readonly string[] =>
  foreign(lock)
    .filter(([, { integrity }]) => integrity === undefined)
    .map(([place]) => nameOf(place));

/** Packages that would run a script when they are installed, of which nobody has said whether they may (SC-3). */
export const unlistedScripts = (lock: Lock, listed: Readonly<Record<string, boolean>>): readonly string[] =>
  foreign(lock)
    .filter(([place, { hasInstallScript }]) => hasInstallScript === true && listed[nameOf(place)] === undefined)
    .map(([place]) => nameOf(place));

/** What an audit came to: faults of a severity that must be mended, or why there is no answer. */
export type Audit = { readonly skipped: string } | { readonly faults: readonly string[] };

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Reads what `npm audit --json` has written; an answer that is no report is none of ours (SC-2). */
export const auditOf = (output: string): Audit => {
  const report = parsed(output);
  if (!isRecord(report)) return { skipped: 'npm audit gave no report' };
  const { vulnerabilities, message } = report;
  if (!isRecord(vulnerabilities))
    return { skipped: typeof message === 'string' ? message : 'the registry gave no report' };
  const faults = Object.entries(vulnerabilities).flatMap(([name, fault]) =>
    isRecord(fault) && (fault['severity'] === 'high' || fault['severity'] === 'critical')
      ? [`${name}: ${fault['severity']}`]
      : [],
  );
  return { faults };
};
