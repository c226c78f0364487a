import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { transformWithOxc } from 'vite';
import type { Block } from './guide.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const start = promisify(execFile);

const settings = {
  extends: '../tsconfig.base.json',
  compilerOptions: {
    noEmit: true,
    composite: false,
    incremental: false,
    declaration: false,
    declarationMap: false,
    allowImportingTsExtensions: true,
    rewriteRelativeImportExtensions: false,
    types: ['node'],
    jsx: 'react-jsx',
  },
};

/** Separates the outputs of the examples. */
const MARK = '\u0001';

/** Runs files in one process, because loading the engine is most of the work. Returns the output of each. */
export const outputsOf = async (
  node: string,
  flags: readonly string[],
  folder: string,
  files: readonly string[],
): Promise<readonly string[]> => {
  const lines = files.map((file) => `console.log(${JSON.stringify(MARK)});\nawait import('./${file}');`);
  writeFileSync(`${folder}/all.mjs`, lines.join('\n'));
  const { stdout } = await start(node, [...flags, 'all.mjs'], { cwd: folder });
  return stdout.split(`${MARK}\n`).slice(1);
};

/** Runs the type checker with a configuration. Returns its output. */
export const typeErrors = (config: string, cwd: string): Promise<string> =>
  start(`${root}node_modules/.bin/tsc`, ['-p', config], { cwd }).then(
    ({ stdout }) => stdout,
    (error: unknown) => (error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error)),
  );

/** Returns the file name in the first line of an example. */
export const nameOf = ({ text }: Block): string => /^\/\/ ([\w-]+\.tsx?)\n/u.exec(text)?.[1] ?? '';

/** The examples of a guide as files in a temporary folder of this project. */
export class Examples {
  readonly folder: string;
  readonly names: readonly string[];
  readonly #blocks: readonly Block[];

  constructor(blocks: readonly Block[]) {
    mkdirSync(`${root}reports`, { recursive: true });
    this.folder = mkdtempSync(`${root}reports/guide-`);
    writeFileSync(`${this.folder}/package.json`, '{ "type": "module" }');
    this.#blocks = blocks;
    this.names = blocks.map(nameOf);
    for (const block of blocks) writeFileSync(`${this.folder}/${nameOf(block)}`, block.text);
  }

  /** Returns the file that Node runs: it cannot read JSX. */
  async #compiled(block: Block): Promise<string> {
    const name = nameOf(block);
    if (!name.endsWith('.tsx')) return name;
    const { code } = await transformWithOxc(block.text, name);
    writeFileSync(`${this.folder}/${name}.mjs`, code);
    return `${name}.mjs`;
  }

  /** Runs the examples in their order. Returns what each prints by its name. */
  async run(): Promise<ReadonlyMap<string, string>> {
    const flags = ['--conditions=source', '--disable-warning=ExperimentalWarning'];
    const files = await Promise.all(this.#blocks.map((block) => this.#compiled(block)));
    const outputs = await outputsOf(process.execPath, flags, this.folder, files);
    return new Map(this.names.map((name, i) => [name, outputs[i] ?? '']));
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }
}

/** Checks the types of examples in one program, because checking the engine is most of the work. Returns the errors of each. */
export const typesOf = async (guides: readonly Examples[]): Promise<ReadonlyMap<Examples, string>> => {
  const folders = guides.map(({ folder }) => basename(folder));
  const config = `${folders.join('-')}.json`;
  const include = folders.flatMap((folder) => [`${folder}/*.ts`, `${folder}/*.tsx`]);
  writeFileSync(`${root}reports/${config}`, JSON.stringify({ ...settings, include }));
  const lines = (await typeErrors(config, `${root}reports`)).split('\n');
  rmSync(`${root}reports/${config}`);
  const errorsOf = (folder: string): string => lines.filter((line) => line.startsWith(`${folder}/`)).join('\n');
  return new Map(guides.map((guide, i) => [guide, errorsOf(folders[i] ?? '')]));
};
