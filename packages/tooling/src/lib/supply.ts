/** A package as the lock has it. */
export interface LockedPackage {
  /** Where it is installed under another name. */
  readonly name?: string;
  readonly version?: string;
  readonly license?: string;
  readonly integrity?: string;
  /** A room of ours, which has no copy. */
  readonly link?: boolean;
  /** Only for building and testing. */
  readonly dev?: boolean;
  readonly hasInstallScript?: boolean;
  /** For one system or one processor alone. */
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
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

const versionOf = (place: string, { name = nameOf(place), version = '' }: LockedPackage): string =>
  `${name}@${version}`;

/** The versions of a lock, once each: `name@version`. */
export const foreignVersions = (lock: Lock): readonly string[] => [
  ...new Set(foreign(lock).map(([place, locked]) => versionOf(place, locked))),
];

/** The versions that are shipped, once each. */
export const shippedVersions = (lock: Lock): readonly string[] =>
  foreignVersions(Object.fromEntries(Object.entries(lock).filter(([, { dev }]) => dev !== true)));

/** How many packages of others we ship at the most; each is somebody who must be trusted (SC-8). */
export const SHIPPED_AT_MOST = 136;

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

interface Component {
  readonly purl: string;
  readonly hashes: readonly unknown[];
}

const isComponent = (value: unknown): value is Component =>
  isRecord(value) && typeof value['purl'] === 'string' && Array.isArray(value['hashes']) && value['hashes'].length > 0;

/** `name@version` in the way of a bill of materials (https://github.com/package-url/purl-spec). */
const purlOf = (version: string): string => `pkg:npm/${version.replace(/^@/u, '%40')}`;

const recordsIn = (value: unknown): readonly Readonly<Record<string, unknown>>[] =>
  Array.isArray(value) ? value.filter(isRecord) : [];

/**
 * Of npm's bill of materials what is shipped, and how it hangs together. npm's own `--omit dev` leaves out a package as soon
 * as one workspace needs it for building, though another ships it.
 */
export const shippedBill = (text: string, lock: Lock): string => {
  const bill = parsed(text);
  if (!isRecord(bill)) return text;
  const purls = new Set(shippedVersions(lock).map(purlOf));
  const components = recordsIn(bill['components']).filter(({ purl }) => purls.has(String(purl)));
  const refs = new Set(components.map((component) => component['bom-ref']));
  const dependencies = recordsIn(bill['dependencies'])
    .filter(({ ref }) => refs.has(ref))
    .map(({ ref, dependsOn }) => ({
      ref,
      dependsOn: Array.isArray(dependsOn) ? dependsOn.filter((on) => refs.has(on)) : [],
    }));
  return `${JSON.stringify({ ...bill, components, dependencies }, null, 2)}\n`;
};

/** What is wrong with a bill of materials: it must be one of CycloneDX, and name each shipped package with a hash (SC-4). */
export const billFaults = (text: string, lock: Lock): readonly string[] => {
  const bill = parsed(text);
  if (!isRecord(bill) || bill['bomFormat'] !== 'CycloneDX' || !/^1\.\d$/u.test(String(bill['specVersion'])))
    return ['no bill of materials in CycloneDX'];
  const { components } = bill;
  const named = new Set(Array.isArray(components) ? components.filter(isComponent).map(({ purl }) => purl) : []);
  return shippedVersions(lock)
    .filter((version) => !named.has(purlOf(version)))
    .map((version) => `${version} is not in it, or without a hash`);
};

/** What `npm audit signatures` came to: well, not well, or why there is no answer (SC-4). */
export const signaturesOf = (output: string, isWell: boolean): Audit => {
  if (isWell && /verified registry signatures/u.test(output)) return { faults: [] };
  const bad = output.split('\n').filter((line) => /invalid|missing registry signature|EINTEGRITY/u.test(line));
  return bad.length > 0 ? { faults: bad } : { skipped: 'npm audit signatures gave no answer' };
};
