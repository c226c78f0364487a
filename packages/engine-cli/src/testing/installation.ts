import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import { basename, delimiter, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { nameOf, outputsOf, typeErrors } from './examples.ts';
import { blocksOf } from './guide.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const start = promisify(execFile);

/** The dependencies of the packages, of the guides and of the corner shop. */
const libraries = [
  'fp-ts',
  'io-ts',
  'fast-check',
  'pure-rand',
  'react',
  'react-dom',
  'scheduler',
  '@types/react',
  '@types/react-dom',
  'csstype',
];

/** Packs the installed libraries as tarballs, so that an installation needs no network. */
export const packLibraries = (into: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    libraries.map((name) => {
      const file = `${into}/${name.replace('/', '-')}.tgz`;
      execFileSync('tar', ['-czf', file, '-C', `${root}node_modules/${name}/..`, basename(name)]);
      return [name, file];
    }),
  );

export type Installer = 'npm' | 'pnpm';

const installing: Readonly<Record<Installer, readonly string[]>> = {
  npm: ['install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund', '--silent'],
  pnpm: ['install', '--offline', '--ignore-scripts', '--silent'],
};

const strictly = { strict: true, exactOptionalPropertyTypes: true, skipLibCheck: false, types: [] };
const language = { target: 'es2024', lib: ['ES2024', 'DOM'], rootDir: '.' };
/** Compiler settings for Node and for bundlers. */
const compilers = {
  nodenext: { module: 'nodenext', outDir: 'out', rewriteRelativeImportExtensions: true },
  bundler: { module: 'esnext', moduleResolution: 'bundler', noEmit: true, allowImportingTsExtensions: true },
};
export type Resolution = keyof typeof compilers;

/** An example of a document, with the output that the document shows. */
export interface Example {
  readonly file: string;
  readonly text: string;
  readonly prints: string;
}

/** Returns the examples of a document. */
export const examplesOf = (document: string, markdown: string): readonly Example[] => {
  const blocks = blocksOf(markdown);
  return blocks.flatMap((block, i) => {
    const next = blocks[i + 1];
    const prints = next?.language === 'text' ? next.text : '';
    return block.language === 'ts'
      ? [{ file: `${document}/${nameOf(block) || 'example.ts'}`, text: block.text, prints }]
      : [];
  });
};

/** Returns the installed Node versions: that of the project, and those on the path. */
export const nodes = (): ReadonlyMap<string, string> => {
  const folders = [dirname(process.execPath), ...(process.env['PATH'] ?? '').split(delimiter), '/usr/bin'];
  const files = folders.map((folder) => `${folder}/node`).filter((file) => existsSync(file));
  const versions = [...new Set(files.map((file) => realpathSync(file)))].map(
    (file) => [execFileSync(file, ['-p', 'process.versions.node'], { encoding: 'utf8' }).trim(), file] as const,
  );
  return new Map(versions);
};

/** A project outside this one that has installed the packages. */
export class Installation {
  readonly folder: string;
  readonly #env: NodeJS.ProcessEnv;

  constructor(folder: string, installer: Installer, tarballs: Readonly<Record<string, string>>) {
    this.folder = folder;
    mkdirSync(folder, { recursive: true });
    const dependencies = Object.fromEntries(Object.entries(tarballs).map(([name, file]) => [name, `file:${file}`]));
    // without overrides, pnpm requests the dependencies of dependencies from the registry
    const pnpm = { overrides: dependencies };
    const about = {
      name: 'shop',
      private: true,
      type: 'module',
      dependencies,
      ...(installer === 'pnpm' ? { pnpm } : {}),
    };
    writeFileSync(`${folder}/package.json`, JSON.stringify(about));
    const [cache, store] = [`${folder}/.cache`, `${folder}/.store`];
    this.#env = { ...process.env, npm_config_cache: cache, npm_config_store_dir: store, XDG_DATA_HOME: store };
    execFileSync(installer, installing[installer], { cwd: folder, env: this.#env, stdio: 'pipe' });
  }

  /** Runs a command that installs packages without a network. Global packages go to a folder of this project. */
  async install(command: string): Promise<void> {
    const prefix = `${this.folder}/global`;
    // some versions of npm do not create it
    mkdirSync(`${prefix}/lib`, { recursive: true });
    const settings = {
      npm_config_prefix: prefix,
      npm_config_offline: 'true',
      npm_config_audit: 'false',
    };
    await start('sh', ['-c', command], { cwd: this.folder, env: { ...this.#env, ...settings } });
  }

  write(examples: readonly Example[]): void {
    for (const { file, text } of examples) {
      mkdirSync(dirname(`${this.folder}/${file}`), { recursive: true });
      writeFileSync(`${this.folder}/${file}`, text);
    }
  }

  /** Checks the types of the examples, and of all declarations that they use. Returns the errors. */
  async types(resolution: Resolution): Promise<string> {
    const compilerOptions = { ...strictly, ...language, ...compilers[resolution] };
    const file = `tsconfig.${resolution}.json`;
    writeFileSync(`${this.folder}/${file}`, JSON.stringify({ compilerOptions, include: ['*/*.ts'] }));
    return typeErrors(file, this.folder);
  }

  /** Compiles the examples, and runs them with a Node version. */
  async run(node: string, examples: readonly Example[]): Promise<readonly Example[]> {
    if (!existsSync(`${this.folder}/out`)) await this.types('nodenext');
    const files = examples.map(({ file }) => file.replace(/\.ts$/u, '.js'));
    const printed = await outputsOf(node, [], `${this.folder}/out`, files);
    return examples.map((example, i) => ({ ...example, prints: printed[i] ?? '' }));
  }

  /** Runs a shell command with the installed `baguni` and a Node version. */
  async type(line: string, node: string): Promise<string> {
    const installed = ['global/bin', 'node_modules/.bin'].map((folder) => `${this.folder}/${folder}`);
    const PATH = [dirname(node), ...installed, process.env['PATH']].join(delimiter);
    const { stdout } = await start('sh', ['-c', line], { cwd: this.folder, env: { ...process.env, PATH } }).catch(
      (error: unknown) => error as { readonly stdout: string },
    );
    return stdout;
  }
}
