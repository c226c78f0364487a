import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** The folders of the published packages. */
export const published = { '@baguni/cli': 'engine-cli', '@baguni/domain': 'domain', '@baguni/contract': 'contract' };

/** The folders of the packages that the clone resolves to its own sources. */
const linked = { ...published, '@baguni/use-cases': 'use-cases' };

const sources = ['package.json', 'package-lock.json', 'tsconfig.base.json', 'packages'];
/** False for build output, installed packages and pictures. */
const isInClone = (path: string): boolean =>
  !['dist', 'node_modules', '.turbo', 'pictures', '.package.json.kept'].includes(basename(path));

/**
 * A copy of the sources inside the project, which uses its installed libraries. Packing it sees no earlier build output,
 * and changes no package.json that other tests read.
 */
export class Clone {
  readonly folder: string;

  constructor() {
    mkdirSync(`${root}reports`, { recursive: true });
    this.folder = mkdtempSync(`${root}reports/clone-`);
    for (const path of sources) cpSync(root + path, `${this.folder}/${path}`, { recursive: true, filter: isInClone });
    mkdirSync(`${this.folder}/node_modules/@baguni`, { recursive: true });
    for (const [name, folder] of Object.entries(linked))
      symlinkSync(`../../packages/${folder}`, `${this.folder}/node_modules/${name}`);
    for (const name of ['node', '.bin'])
      symlinkSync(`${root}node_modules/${name}`, `${this.folder}/node_modules/${name}`);
    execFileSync(process.execPath, [`${this.folder}/packages/tooling/start/lock-stamp.mjs`]);
  }

  /** Adds a stale file to the `dist` of a package. */
  spoil(folder: string): void {
    mkdirSync(`${this.folder}/packages/${folder}/dist`, { recursive: true });
    writeFileSync(`${this.folder}/packages/${folder}/dist/stale.js`, 'export const stale = true;\n');
  }

  /** Runs `npm run pack`, copies its tarballs to a folder, and returns them by package name. */
  pack(into: string): Readonly<Record<string, string>> {
    execFileSync('npm', ['run', 'pack'], { cwd: this.folder, stdio: 'pipe' });
    cpSync(`${this.folder}/tarballs`, into, { recursive: true });
    const files = readdirSync(into);
    return Object.fromEntries(
      Object.keys(published).map((name) => {
        const start = `${name.slice(1).replace('/', '-')}-`;
        return [name, `${into}/${files.find((file) => file.startsWith(start)) ?? ''}`];
      }),
    );
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }
}
