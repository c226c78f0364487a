/**
 * Without words, packs the published packages into `tarballs`. With words, runs before and after npm packs a package
 * (`prepack`, `postpack`): rebuilds it, writes its reference, and replaces its manifest by that of its users while npm writes the tarball.
 */
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { bundleLibrary } from '../lib/bundle-library.ts';
import { isManifest, publishedDeclaration, publishedManifest, type Manifest } from '../lib/published.ts';
import { root } from '../lib/root.ts';
import { run } from '../lib/run.ts';

const [when, name = ''] = process.argv.slice(2);
const folder = `${root}packages/${name}`;
const manifest = `${folder}/package.json`;
/** The manifest of the workspace while a package is packed. */
const kept = `${folder}/.package.json.kept`;

/** The reference of the API, which only the tarball contains. */
const reference = `${folder}/REFERENCE.md`;

/** Build commands of the packages. */
const builds: Readonly<Record<string, readonly [string, ...string[]]>> = {
  domain: ['tsc', '-b', '--emitDeclarationOnly', 'packages/domain'],
  contract: ['tsc', '-b', '--emitDeclarationOnly', 'packages/contract'],
  'engine-cli': ['vite', 'build', 'packages/engine-cli', '--logLevel', 'warn'],
};

/** Parts of the libraries that a program can load without the rest. */
const parts: Readonly<Record<string, readonly string[]>> = {
  domain: [
    'price/price-cart.ts',
    'selectors/priced-of.ts',
    'engine/create-engine.ts',
    'engine/promotions/promotion.ts',
    'engine/coupons-for.ts',
    'engine/find-best-offers.ts',
    'engine/refund/refund.ts',
    'engine/smallest-change.ts',
  ],
  contract: [],
};

const putBack = (): void => {
  if (existsSync(kept)) renameSync(kept, manifest);
  rmSync(reference, { force: true });
};

const manifestOf = (): Manifest => {
  const ours: unknown = JSON.parse(readFileSync(manifest, 'utf8'));
  if (!isManifest(ours)) throw new Error(`pack: ${manifest} is no manifest`);
  return ours;
};

const build = async (): Promise<void> => {
  const words = builds[name];
  if (!words) throw new Error(`pack: no package ${name}`);
  const [command, ...args] = words;
  rmSync(`${folder}/dist`, { recursive: true, force: true });
  if ((await run(command, args)).code !== 0) throw new Error(`pack: ${name} could not be built`);
  const own = parts[name];
  if (own) await bundleLibrary(folder, manifestOf(), own);
  // the next build of the workspace writes the files of each module again
  rmSync(`${folder}/dist/.tsbuildinfo`, { force: true });
  for (const file of globSync(`${folder}/dist/**/*.d.ts`))
    writeFileSync(file, publishedDeclaration(readFileSync(file, 'utf8')));
};

/** Writes the reference of a library into its folder. */
const writeReference = async (): Promise<void> => {
  const program = `${root}packages/engine-cli/src/testing/reference/write-reference.ts`;
  if ((await run(process.execPath, ['--conditions=source', program, name, reference])).code !== 0)
    throw new Error(`pack: the reference of ${name} could not be written`);
};

const show = (): void => {
  const ours = manifestOf();
  renameSync(manifest, kept);
  writeFileSync(manifest, `${JSON.stringify(publishedManifest(ours), undefined, 2)}\n`);
};

const packAll = async (): Promise<void> => {
  const tarballs = `${root}tarballs`;
  rmSync(tarballs, { recursive: true, force: true });
  mkdirSync(tarballs);
  // the command line first, so that its build reads the sources of the others
  const workspaces = ['engine-cli', 'domain', 'contract'].flatMap((folder) => ['-w', `packages/${folder}`]);
  process.exitCode = (await run('npm', ['pack', '--silent', '--pack-destination', tarballs, ...workspaces])).code;
};

if (when === undefined) await packAll();
else putBack();
if (when === 'before') {
  await build();
  if (parts[name]) await writeReference();
  show();
}
