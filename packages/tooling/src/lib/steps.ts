import { mkdirSync, rmSync } from 'node:fs';
import { ensureChromium } from './chromium.ts';
import { ensureServices } from './packages.ts';
import { asOne, countsOf, readReport, type Counts } from './counts.ts';
import { reports } from './root.ts';
import { run } from './run.ts';

/** A step of a test run, with its name in the summary. */
export interface Step {
  readonly name: string;
  readonly run: () => Promise<Counts>;
}

const tooling = (file: string): string => `packages/tooling/${file}`;

const check = (name: string, command: string, ...args: readonly string[]): Step => ({
  name,
  run: async () => asOne((await run(command, args)).code === 0),
});

/** Runs tests with a reporter that writes their counts. */
const tests = (name: string, command: string, args: readonly string[], env: Record<string, string> = {}): Step => ({
  name,
  run: async () => {
    mkdirSync(reports, { recursive: true });
    const file = `${reports}${name.replaceAll(/\W+/gu, '-')}.json`;
    rmSync(file, { force: true });
    const { code } = await run(command, args, { ...env, BAGUNI_COUNTS: file });
    return countsOf(readReport(file), code);
  },
});

/** Runs Vitest with low priority, because the end-to-end tests run at the same time. */
const vitest = (name: string, args: readonly string[], env: Record<string, string> = {}): Step => {
  const reporters = ['--reporter=dot', `--reporter=${tooling('src/lib/vitest-counts.ts')}`];
  const words = ['run', '--root', '.', '--config', tooling('vitest.config.ts'), ...reporters, ...args];
  return tests(name, 'nice', ['-n', '5', 'vitest', ...words], env);
};

/** Installs a browser if there is none; the step fails if that is impossible. */
const inBrowser = ({ name, run: runStep }: Step): Step => ({
  name,
  run: () => (ensureChromium() ? runStep() : Promise.resolve(asOne(false))),
});

/** Installs the services that tests start. */
const withServices = ({ name, run: runStep }: Step): Step => ({
  name,
  run: () => {
    ensureServices();
    return runStep();
  },
});

export const types = check('types', 'tsc', '-b', 'tsconfig.base.json');
export const lint = check('lint', 'oxlint', '--type-aware', '--deny-warnings');
export const format = check('format', 'prettier', '--check', '--log-level', 'warn', '.');
export const architecture = check(
  'architecture',
  'node',
  '--conditions=source',
  tooling('src/commands/architecture.ts'),
);
export const deadCode = check('dead code', 'knip', '--config', tooling('knip.json'), '--no-progress');
export const supply = check('supply chain', 'node', tooling('src/commands/supply.ts'));
export const build = check('build', 'turbo', 'run', 'build', '--output-logs=errors-only');
export const built = check('built files', 'node', tooling('src/commands/built.ts'));
export const size = check('size budget', 'node', tooling('src/commands/size.ts'));

/** All tests in Node. */
export const unit = withServices(vitest('unit and property', ['--project=!stories']));
/** The same, with coverage in `reports/coverage`; takes a third longer. */
export const unitWithCoverage = withServices(vitest('unit and property', ['--coverage']));
/** Tests in Node without the slow ones. */
export const quickUnit = vitest('unit, without slow tests', ['--project=!stories', '--project=!cart-server'], {
  BAGUNI_QUICK: '1',
});
export const stories = inBrowser(vitest('stories', ['--project=stories']));
export const endToEnd = inBrowser(
  tests('end to end', 'playwright', ['test', '--config', tooling('playwright.config.ts')]),
);
