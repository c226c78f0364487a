import { execFile } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'vite';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const start = promisify(execFile);

/** What is no part of the template: what was built of it, and its tests. */
const isOfTemplate = (path: string): boolean =>
  !['dist', 'node_modules', '.turbo'].includes(basename(path)) && !path.includes('.test.');

/** What a build of a storefront came to. */
export interface BuiltStorefront {
  /** Every file that went into its script. */
  readonly modules: readonly string[];
  readonly document: string;
}

/** The corner shop as somebody starts from it: copied beside the packages that they installed. */
export class Storefront {
  readonly #folder: string;

  /** @param installed a folder with the packages in its `node_modules` */
  constructor(installed: string) {
    this.#folder = `${installed}/corner-shop`;
    cpSync(`${root}apps/corner-shop`, this.#folder, { recursive: true, filter: isOfTemplate });
    // a tool to build it with, which is no part of it
    symlinkSync(`${root}node_modules/vite`, `${installed}/node_modules/vite`);
  }

  /** The libraries that it asks for. */
  dependencies(): readonly string[] {
    const about = JSON.parse(readFileSync(`${this.#folder}/package.json`, 'utf8')) as { readonly dependencies: object };
    return Object.keys(about.dependencies);
  }

  /** What the type checker says of it and of every declaration that it reaches, by its own settings; nothing where all fits. */
  async types(): Promise<string> {
    const words = ['-p', this.#folder, '--skipLibCheck', 'false'];
    const checked = start(`${root}node_modules/.bin/tsc`, words).catch((error: unknown) => error);
    const said = await checked;
    return typeof said === 'object' && said !== null && 'stdout' in said ? String(said.stdout) : String(said);
  }

  async build(): Promise<BuiltStorefront> {
    const outDir = `${this.#folder}/dist`;
    const built = await build({ root: this.#folder, base: './', logLevel: 'silent', build: { outDir } });
    if (!('output' in built)) throw new Error('one build was asked for');
    const modules = built.output.flatMap((file) => (file.type === 'chunk' ? Object.keys(file.modules) : []));
    return { modules, document: readFileSync(`${outDir}/index.html`, 'utf8') };
  }
}
