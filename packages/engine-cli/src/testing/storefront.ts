import { execFile } from 'node:child_process';
import { cpSync, existsSync, globSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, delimiter, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { blocksOf } from './guide.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const start = promisify(execFile);

const isOfTemplate = (path: string): boolean => !['dist', 'node_modules', '.turbo'].includes(basename(path));

/** The development tools of the template. */
const tools = ['typescript', 'vite', 'vitest'];

const faultOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'stdout' in error ? String(error.stdout) : String(error);

/** The result of a build. */
export interface BuiltStorefront {
  /** The source files of the script. */
  readonly modules: readonly string[];
  readonly document: string;
}

/** A copy of a small shop in a folder with installed packages. */
export class Storefront {
  readonly #folder: string;

  /**
   * @param installed a folder with the packages in its `node_modules`
   * @param name the folder of the shop in `apps`
   */
  constructor(installed: string, name: string) {
    this.#folder = `${installed}/${name}`;
    cpSync(`${root}apps/${name}`, this.#folder, { recursive: true, filter: isOfTemplate });
    for (const tool of tools.filter((one) => !existsSync(`${installed}/node_modules/${one}`)))
      symlinkSync(`${root}node_modules/${tool}`, `${installed}/node_modules/${tool}`);
  }

  /** Returns the shell commands of its readme. */
  commands(): readonly string[] {
    const blocks = blocksOf(readFileSync(`${this.#folder}/README.md`, 'utf8'));
    return blocks.filter(({ language }) => language === 'sh').flatMap(({ text }) => text.split('\n').filter(Boolean));
  }

  /** Returns the links of its readme. */
  links(): readonly string[] {
    const text = readFileSync(`${this.#folder}/README.md`, 'utf8');
    return [...text.matchAll(/\]\(([^)]+)\)|(?:src|href)="([^"]+)"/gu)].map(([, link, source]) => link ?? source ?? '');
  }

  /** Returns its dependencies. */
  dependencies(): readonly string[] {
    const about = JSON.parse(readFileSync(`${this.#folder}/package.json`, 'utf8')) as { readonly dependencies: object };
    return Object.keys(about.dependencies);
  }

  /** Runs a command. Returns its output if it fails, and otherwise an empty string. */
  async type(command: string): Promise<string> {
    const env = { ...process.env, PATH: `${root}node_modules/.bin${delimiter}${process.env['PATH']}`, CI: '1' };
    return start('sh', ['-c', command], { cwd: this.#folder, env }).then(() => '', faultOf);
  }

  /** Checks the types of all declarations that the script uses. Returns the errors. */
  async declarations(): Promise<string> {
    const settings = {
      extends: './tsconfig.json',
      compilerOptions: { skipLibCheck: false },
      exclude: ['**/*.test.ts'],
    };
    writeFileSync(`${this.#folder}/tsconfig.strict.json`, JSON.stringify(settings));
    return this.type('tsc -p tsconfig.strict.json');
  }

  /** Runs the build command. Throws its output if it fails. */
  async build(command: string): Promise<BuiltStorefront> {
    const fault = await this.type(`${command} -- --sourcemap`);
    if (fault !== '') throw new Error(fault);
    const assets = `${this.#folder}/dist/assets`;
    const modules = globSync('*.js.map', { cwd: assets }).flatMap((map) => {
      const { sources } = JSON.parse(readFileSync(`${assets}/${map}`, 'utf8')) as {
        readonly sources: readonly string[];
      };
      return sources.map((source) => resolve(assets, source));
    });
    return { modules, document: readFileSync(`${this.#folder}/dist/index.html`, 'utf8') };
  }
}
