import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { reports, root } from '../lib/root.ts';
import { auditOf, foreignLicences, listedScripts, lockOf, unlistedScripts, withoutIntegrity } from '../lib/supply.ts';

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

/** Every shipped package with its version and licence, in CycloneDX. */
const billOfMaterials = (): boolean => {
  const { output, isWell } = npm(120_000, 'sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only');
  mkdirSync(reports, { recursive: true });
  writeFileSync(`${reports}sbom.json`, output);
  return isInOrder('The bill of materials is in reports/sbom.json.', isWell ? [] : ['npm sbom failed']);
};

const steps = [
  isInOrder('Each package is fixed by its hash.', withoutIntegrity(lock)),
  isInOrder('What is shipped comes under an allowed licence.', foreignLicences(lock)),
  isInOrder('Only listed packages run a script when they are installed.', unlistedScripts(lock, listed)),
  billOfMaterials(),
  audit(),
];
process.exitCode = steps.every(Boolean) ? 0 : 1;
