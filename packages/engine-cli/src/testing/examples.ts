import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Block } from './guide.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const start = promisify(execFile);

const settings = {
  extends: '../../tsconfig.base.json',
  compilerOptions: {
    noEmit: true,
    composite: false,
    incremental: false,
    declaration: false,
    declarationMap: false,
    allowImportingTsExtensions: true,
    rewriteRelativeImportExtensions: false,
    types: ['node'],
  },
  include: ['*.ts'],
};

/** Stands before the name of an example and what it prints. */
const MARK = '\u0001';

/** The name of an example's file: it stands in its first line. */
export const nameOf = ({ text }: Block): string => /^\/\/ (\w+\.ts)\n/u.exec(text)?.[1] ?? '';

/** The examples of a guide as files in a folder of their own, from which the packages are found as from anywhere here. */
export class Examples {
  readonly folder: string;
  readonly names: readonly string[];

  constructor(blocks: readonly Block[]) {
    mkdirSync(`${root}reports`, { recursive: true });
    this.folder = mkdtempSync(`${root}reports/guide-`);
    writeFileSync(`${this.folder}/tsconfig.json`, JSON.stringify(settings));
    writeFileSync(`${this.folder}/package.json`, '{ "type": "module" }');
    this.names = blocks.map(nameOf);
    for (const block of blocks) writeFileSync(`${this.folder}/${nameOf(block)}`, block.text);
  }

  /** What each example prints, by its name: one process runs them in their order, as loading the engine is most of the work. */
  async run(): Promise<ReadonlyMap<string, string>> {
    const lines = this.names.map((name) => `console.log(${JSON.stringify(MARK + name)});\nawait import('./${name}');`);
    writeFileSync(`${this.folder}/all.mjs`, lines.join('\n'));
    const words = ['--conditions=source', '--disable-warning=ExperimentalWarning', 'all.mjs'];
    const { stdout } = await start(process.execPath, words, { cwd: this.folder });
    return new Map(
      stdout
        .split(MARK)
        .slice(1)
        .map((part) => [part.slice(0, part.indexOf('\n')), part.slice(part.indexOf('\n') + 1)]),
    );
  }

  /** What the type checker says of all of them; nothing where they fit. */
  async types(): Promise<string> {
    const tsc = `${root}node_modules/.bin/tsc`;
    const said: unknown = await start(tsc, ['-p', 'tsconfig.json'], { cwd: this.folder }).catch(
      (error: unknown) => error,
    );
    if (typeof said !== 'object' || said === null || !('stdout' in said)) throw new Error(String(said));
    // of the examples alone: the packages have a check of their own
    return String(said.stdout)
      .split('\n')
      .filter((line) => /^\w+\.ts\(/u.test(line))
      .join('\n');
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }
}
