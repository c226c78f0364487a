import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { reports, root } from '../lib/root.ts';
import {
  auditOf,
  differencesOf,
  forbiddenLicences,
  lockOf,
  signaturesOf,
  tooManyShipped,
  withoutIntegrity,
  type Finding,
} from '../lib/supply.ts';

const lock = lockOf(readFileSync(`${root}package-lock.json`, 'utf8'));

const runNpm = (
  timeout: number,
  ...args: readonly string[]
): { readonly output: string; readonly isSuccess: boolean } => {
  const { stdout, status } = spawnSync('npm', args, { cwd: root, encoding: 'utf8', timeout });
  return { output: stdout, isSuccess: status === 0 };
};

/** Prints a check and returns whether it passed; a skipped one passes. */
const check = (name: string, finding: Finding): boolean => {
  if ('skipped' in finding) {
    console.log(`– ${name} Skipped: ${finding.skipped}`);
    return true;
  }
  for (const fault of finding.faults) console.log(`    ${fault}`);
  console.log(`${finding.faults.length === 0 ? '✓' : '✗'} ${name}`);
  return finding.faults.length === 0;
};

const writeBill = (): Finding => {
  const { output, isSuccess } = runNpm(120_000, 'sbom', '--sbom-format', 'cyclonedx', '--package-lock-only');
  if (!isSuccess) return { faults: ['npm sbom failed'] };
  mkdirSync(reports, { recursive: true });
  writeFileSync(`${reports}sbom.json`, output);
  return { faults: [] };
};

const checkSignatures = (): Finding => {
  const { output, isSuccess } = runNpm(400_000, 'audit', 'signatures');
  return signaturesOf(output, isSuccess);
};

const built = [
  'apps/cart-web/dist',
  'apps/cart-web/dist-server',
  'apps/cart-server/dist/bundle',
  'apps/demo/dist/bundle',
];

/** Builds twice without a cache and compares the files (SC-5). */
const compareBuilds = (): Finding => {
  const first = `${reports}first-build/`;
  const build = (): unknown => {
    for (const folder of built) rmSync(root + folder, { recursive: true, force: true });
    return spawnSync('turbo', ['run', 'build', '--force', '--output-logs=errors-only'], {
      cwd: root,
      stdio: 'inherit',
    });
  };
  build();
  rmSync(first, { recursive: true, force: true });
  for (const folder of built) cpSync(root + folder, first + folder, { recursive: true });
  build();
  return { faults: built.flatMap((folder) => differencesOf(first + folder, root + folder)) };
};

const isLong = process.argv.includes('--long');
const results = [
  check('Each package has an integrity hash.', { faults: withoutIntegrity(lock) }),
  check('Each shipped package has an allowed licence.', { faults: forbiddenLicences(lock) }),
  check('The number of shipped packages is within its limit.', { faults: tooManyShipped(lock) }),
  check('The bill of materials is in reports/sbom.json.', writeBill()),
  check(
    'No high or critical vulnerability in shipped packages.',
    auditOf(runNpm(8_000, 'audit', '--omit=dev', '--json').output),
  ),
  ...(isLong
    ? [
        check('The registry signed each package.', checkSignatures()),
        check('Two builds give equal files.', compareBuilds()),
      ]
    : []),
];
if (!isLong) console.log('– Signatures and the comparison of two builds: npm run supply -- --long');
process.exitCode = results.every(Boolean) ? 0 : 1;
