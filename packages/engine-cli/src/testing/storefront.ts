import { execFile } from 'node:child_process';
import { cpSync, globSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, delimiter, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { blocksOf } from './guide.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const start = promisify(execFile);

/** What was built or installed in the template is no part of it. */
const isOfTemplate = (path: string): boolean => !['dist', 'node_modules', '.turbo'].includes(basename(path));

/** The tools that the template asks for; what its script is made of is installed from tarballs. */
const tools = ['typescript', 'vite', 'vitest'];

/** What the commands of a process wrote and how it ended: nothing where it ended well. */
const faultOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'stdout' in error ? String(error.stdout) : String(error);

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
    for (const tool of tools) symlinkSync(`${root}node_modules/${tool}`, `${installed}/node_modules/${tool}`);
  }

  /** The lines of a terminal by which its readme starts it. */
  commands(): readonly string[] {
    const blocks = blocksOf(readFileSync(`${this.#folder}/README.md`, 'utf8'));
    return blocks.filter(({ language }) => language === 'sh').flatMap(({ text }) => text.split('\n').filter(Boolean));
  }

  /** The files and addresses that its readme links to. */
  links(): readonly string[] {
    const text = readFileSync(`${this.#folder}/README.md`, 'utf8');
    return [...text.matchAll(/\]\(([^)]+)\)|(?:src|href)="([^"]+)"/gu)].map(([, link, source]) => link ?? source ?? '');
  }

  /** The libraries that it asks for. */
  dependencies(): readonly string[] {
    const about = JSON.parse(readFileSync(`${this.#folder}/package.json`, 'utf8')) as { readonly dependencies: object };
    return Object.keys(about.dependencies);
  }

  /** Types one of its commands; nothing where it ends well, otherwise what it wrote. */
  async type(command: string): Promise<string> {
    const env = { ...process.env, PATH: `${root}node_modules/.bin${delimiter}${process.env['PATH']}`, CI: '1' };
    return start('sh', ['-c', command], { cwd: this.#folder, env }).then(() => '', faultOf);
  }

  /** What the type checker says of every declaration that its script reaches, by its own settings; nothing where all fits. */
  async declarations(): Promise<string> {
    const settings = {
      extends: './tsconfig.json',
      compilerOptions: { skipLibCheck: false },
      exclude: ['**/*.test.ts'],
    };
    writeFileSync(`${this.#folder}/tsconfig.strict.json`, JSON.stringify(settings));
    return this.type('tsc -p tsconfig.strict.json');
  }

  /** What a command that builds it came to; what it wrote where it fails is an error. */
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
