import { mkdirSync, rmSync } from 'node:fs';
import { ensureChromium } from './chromium.ts';
import { asOne, playwrightCounts, readReport, vitestCounts, type Counts } from './counts.ts';
import { reports } from './root.ts';
import { run } from './run.ts';

/** One step of a test run: what the summary calls it, and how it is run. */
export type Step = { readonly name: string; readonly run: () => Promise<Counts> };

const settings = (file: string): string => `packages/tooling/${file}`;
const check = (name: string, command: string, ...args: readonly string[]): Step => ({
  name,
  run: async () => asOne((await run(command, args)).code === 0),
});

const freshReport = (name: string): string => {
  mkdirSync(reports, { recursive: true });
  const file = `${reports}${name}.json`;
  rmSync(file, { force: true });
  return file;
};

/** Installs a browser if there is none; the step fails if that is impossible. */
const inBrowser = ({ name, run: runStep }: Step): Step => ({
  name,
  run: () => (ensureChromium() ? runStep() : Promise.resolve(asOne(false))),
});

const vitest = (name: string, ...args: readonly string[]): Step => ({
  name,
  run: async () => {
    const file = freshReport(name.replaceAll(/\W+/gu, '-'));
    const output = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
    const words = ['run', '--root', '.', '--config', settings('vitest.config.ts'), ...output, ...args];
    const { code } = await run('vitest', words);
    return vitestCounts(readReport(file), code);
  },
});

/** Type checks of every package, app and Storybook's own files. */
export const types = check('types', 'tsc', '-b', 'tsconfig.base.json');
export const lint = check('lint', 'oxlint', '--type-aware', '--deny-warnings');
export const format = check('format', 'prettier', '--check', '--log-level', 'warn', '.');
export const architecture = check(
  'architecture',
  'node',
  '--conditions=source',
  settings('src/commands/architecture.ts'),
);
export const deadCode = check('dead code', 'knip', '--config', settings('knip.json'), '--no-progress');
export const build = check('build', 'turbo', 'run', 'build', '--output-logs=errors-only');
/** What others have made and we ship: hashes, licences, scripts, the bill of materials, and an audit where a registry answers. */
export const supply = check('supply chain', 'node', settings('src/commands/supply.ts'));
/** What is shipped holds no secret, no source and nothing for debugging. */
export const built = check('built files', 'node', settings('src/commands/built.ts'));
export const size = check('size budget', 'node', settings('src/commands/size.ts'));

/** Everything that runs in plain Node. */
export const unit = vitest('unit and property', '--project=!stories');
/** The same, with what they cover in `reports/coverage`; it takes a third longer. */
export const unitWithCoverage = vitest('unit and property', '--coverage');

export const stories = inBrowser(vitest('stories', '--project=stories'));

export const endToEnd = inBrowser({
  name: 'end to end',
  run: async () => {
    const file = freshReport('end-to-end');
    const words = ['test', '--config', settings('playwright.config.ts')];
    const { code } = await run('playwright', words, { PLAYWRIGHT_JSON_OUTPUT_NAME: file });
    return playwrightCounts(readReport(file), code);
  },
});
