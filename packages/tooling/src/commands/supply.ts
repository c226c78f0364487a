import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { reports, root } from '../lib/root.ts';
import {
  ASKED_AT_MOST,
  dayIn,
  releaseDaysOf,
  releaseDaysText,
  tooYoung,
  WAITING_DAYS,
  withoutDay,
  type ReleaseDays,
} from '../lib/release-age.ts';
import { differences, type Hashes } from '../lib/same-files.ts';
import {
  auditOf,
  billFaults,
  foreignLicences,
  listedScripts,
  lockOf,
  SHIPPED_AT_MOST,
  shippedBill,
  shippedVersions,
  signaturesOf,
  unlistedScripts,
  withoutIntegrity,
} from '../lib/supply.ts';

const read = (file: string): string => readFileSync(root + file, 'utf8');
const lock = lockOf(read('package-lock.json'));
const listed = listedScripts(read('package.json'));

/** What npm has written, and whether it ended well. @param timeout ms: a registry that does not answer is not waited for long */
const npm = (timeout: number, ...words: readonly string[]): { readonly output: string; readonly isWell: boolean } => {
  const { stdout, status } = spawnSync('npm', words, { cwd: root, encoding: 'utf8', timeout });
  return { output: stdout, isWell: status === 0 };
};

const isInOrder = (name: string, faults: readonly string[]): boolean => {
  for (const fault of faults) console.log(`    ${fault}`);
  console.log(`${faults.length === 0 ? '✓' : '✗'} ${name}`);
  return faults.length === 0;
};

const audit = (): boolean => {
  const found = auditOf(npm(8_000, 'audit', '--omit=dev', '--json').output);
  if ('faults' in found) return isInOrder('No known fault, high or critical, in what is shipped.', found.faults);
  console.log(`– Audit skipped: ${found.skipped}`);
  return true;
};

/** Every shipped package with its version, licence and hash, in CycloneDX (SC-4). */
const billOfMaterials = (): boolean => {
  const { output } = npm(120_000, 'sbom', '--sbom-format', 'cyclonedx', '--package-lock-only');
  mkdirSync(reports, { recursive: true });
  const file = `${reports}sbom.json`;
  writeFileSync(file, shippedBill(output, lock));
  return isInOrder('The bill of materials is in reports/sbom.json.', billFaults(readFileSync(file, 'utf8'), lock));
};

const countOfShipped = (): boolean => {
  const { length } = shippedVersions(lock);
  const faults = length > SHIPPED_AT_MOST ? [`${length} packages`] : [];
  return isInOrder(`At most ${SHIPPED_AT_MOST} packages of others are shipped.`, faults);
};

/** When a version was published, as the registry says; undefined where it does not answer. */
const publishedOn = (version: string): string | undefined => {
  const at = version.lastIndexOf('@');
  const { output } = npm(8_000, 'view', version.slice(0, at), 'time', '--json');
  return dayIn(output, version.slice(at + 1));
};

const daysFile = `${root}packages/tooling/release-days.json`;

/** A version that came new into the lock is asked for once, and its day is written down (SC-3). */
const releaseDays = (): ReleaseDays => {
  const known = releaseDaysOf(readFileSync(daysFile, 'utf8'));
  const asked = withoutDay(lock, known).slice(0, ASKED_AT_MOST);
  const found = asked.flatMap((version) => {
    const day = publishedOn(version);
    return day === undefined ? [] : [[version, day] as const];
  });
  if (found.length > 0) writeFileSync(daysFile, releaseDaysText(lock, { ...known, ...Object.fromEntries(found) }));
  return { ...known, ...Object.fromEntries(found) };
};

const ages = (): boolean => {
  const days = releaseDays();
  const unknown = withoutDay(lock, days).map(
    (version) => `${version}: its day is not known; npm run supply asks for it`,
  );
  const faults = [...tooYoung(lock, days, Date.now()), ...unknown];
  return isInOrder(`Each version has waited ${WAITING_DAYS} days before it was taken, but for those named.`, faults);
};

/** Takes minutes: a registry is asked for each package's signature (SC-4). */
const signatures = (): boolean => {
  const { output, isWell } = npm(400_000, 'audit', 'signatures');
  const found = signaturesOf(output, isWell);
  if ('faults' in found) return isInOrder('The registry has signed each package.', found.faults);
  console.log(`– Signatures skipped: ${found.skipped}`);
  return true;
};

const built = ['apps/cart-web/dist', 'apps/cart-web/dist-server', 'apps/cart-server/dist/bundle'];

/** Builds from nothing, and hashes what came of it. */
const buildAnew = (): Hashes => {
  for (const folder of built) rmSync(root + folder, { recursive: true, force: true });
  const { status } = spawnSync('turbo', ['run', 'build', '--force', '--output-logs=errors-only'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('the build failed');
  const files = globSync(
    built.map((folder) => `${folder}/**/*.*`),
    { cwd: root },
  );
  const hash = (file: string): string =>
    createHash('sha256')
      .update(readFileSync(root + file))
      .digest('hex');
  return Object.fromEntries(files.filter((file) => statSync(root + file).isFile()).map((file) => [file, hash(file)]));
};

/** Two builds from nothing come to the same files (SC-5). */
const reproducible = (): boolean =>
  isInOrder('Two builds from nothing are the same, byte by byte.', differences(buildAnew(), buildAnew()));

const isLong = process.argv.includes('--long');

const steps = [
  isInOrder('Each package is fixed by its hash.', withoutIntegrity(lock)),
  isInOrder('What is shipped comes under an allowed licence.', foreignLicences(lock)),
  isInOrder('Only listed packages run a script when they are installed.', unlistedScripts(lock, listed)),
  countOfShipped(),
  ages(),
  billOfMaterials(),
  audit(),
  ...(isLong ? [signatures(), reproducible()] : []),
];
if (!isLong) console.log('– Signatures and the comparison of two builds: npm run supply -- --long');
process.exitCode = steps.every(Boolean) ? 0 : 1;
