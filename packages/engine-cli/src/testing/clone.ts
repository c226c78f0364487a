import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** The packages that are published, by their folders; the command line first, so that nothing else has been built for it. */
export const published = { '@baguni/cli': 'engine-cli', '@baguni/domain': 'domain', '@baguni/contract': 'contract' };

const sources = ['package.json', 'package-lock.json', 'tsconfig.base.json', 'packages'];
/** What a clone has not, or nobody needs who packs: what was built and installed, and pictures. */
const isInClone = (path: string): boolean =>
  !['dist', 'node_modules', '.turbo', 'pictures', '.package.json.kept'].includes(basename(path));

/**
 * The packages’ sources as a fresh clone has them, so that packing neither sees what was built before nor
 * touches a package.json that others read. It lies in the project and finds the libraries that are installed there.
 */
export class Clone {
  readonly folder: string;

  constructor() {
    mkdirSync(`${root}reports`, { recursive: true });
    this.folder = mkdtempSync(`${root}reports/clone-`);
    for (const path of sources) cpSync(root + path, `${this.folder}/${path}`, { recursive: true, filter: isInClone });
    mkdirSync(`${this.folder}/node_modules/@baguni`, { recursive: true });
    for (const [name, folder] of Object.entries(published))
      symlinkSync(`../../packages/${folder}`, `${this.folder}/node_modules/${name}`);
    for (const name of ['node', '.bin'])
      symlinkSync(`${root}node_modules/${name}`, `${this.folder}/node_modules/${name}`);
    execFileSync(process.execPath, [`${this.folder}/packages/tooling/start/lock-stamp.mjs`]);
  }

  /** Leaves something in a package’s `dist` that no source stands behind, as an earlier build does. */
  spoil(folder: string): void {
    mkdirSync(`${this.folder}/packages/${folder}/dist`, { recursive: true });
    writeFileSync(`${this.folder}/packages/${folder}/dist/stale.js`, 'export const stale = true;\n');
  }

  /** Packs every package into a folder as anyone would, and answers the tarballs by the packages’ names. */
  pack(into: string): Readonly<Record<string, string>> {
    return Object.fromEntries(
      Object.entries(published).map(([name, folder]) => {
        const words = ['pack', '--silent', '--pack-destination', into];
        execFileSync('npm', words, { cwd: `${this.folder}/packages/${folder}`, stdio: 'pipe' });
        const start = `${name.slice(1).replace('/', '-')}-`;
        return [name, `${into}/${readdirSync(into).find((file) => file.startsWith(start)) ?? ''}`];
      }),
    );
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }
}
