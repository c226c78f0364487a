import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { chromiumLaunch } from './src/lib/chromium.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Storybook takes a second to start, so it starts only if its project is selected. */
const namesProjects = process.argv.some((word) => word.startsWith('--project'));
/** Coverage leaves stories out: `--project` would narrow it to one folder. */
const isCoverage = process.argv.includes('--coverage');
const wantsStories =
  !isCoverage && (!namesProjects || process.argv.some((word) => /^(--project=)?stories$/u.test(word)));

/** Reads workspace packages from their sources, without a build. */
const conditions = ['source', 'module', 'node', 'development|production'];

/** The time limit of a test on a slow machine, in ms. */
const PATIENCE_MS = 180_000;

/**
 * Files that `npm run check` leaves out, together with the project `cart-server`: property tests, and tests that start
 * servers or compilers or read the whole repository.
 */
const slowTests = [
  '**/*.prop.test.ts',
  'src/{pack,code-guides,examples,main}.test.ts',
  'src/lib/{architecture,regexes}.test.ts',
  'chaos/network.test.ts',
];
const exclude =
  process.env['BAGUNI_QUICK'] === '1' ? [...configDefaults.exclude, ...slowTests] : configDefaults.exclude;

const setupFiles = [fileURLToPath(new URL('vitest.setup.ts', import.meta.url))];

const nodeProject = (name: string, dir: string): TestProjectConfiguration => ({
  root: `${root}${dir}`,
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: ['source'] } },
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    name,
    environment: 'node',
    globalSetup: name === 'cart-server' ? [`${root}apps/cart-server/src/testing/postgres.setup.ts`] : [],
    setupFiles:
      name === 'use-cases' ? [...setupFiles, `${root}packages/use-cases/src/testing/virtual-time.ts`] : setupFiles,
    // loading modules again for each file took three quarters of the time; tests must undo their mocks
    isolate: false,
    exclude,
    include: ['{src,bench,chaos,load}/**/*.test.{ts,tsx}', 'pictures/*.test.ts', '*.test.ts'],
    css: { include: /\.module\.scss$/, modules: { classNameStrategy: 'non-scoped' } },
    testTimeout: PATIENCE_MS,
    hookTimeout: PATIENCE_MS,
    expect: { poll: { timeout: PATIENCE_MS / 3 } },
  },
});

/** One project per workspace. */
const workspaces = globSync('{packages,apps}/*/package.json', { cwd: root })
  .toSorted()
  .map((file) => nodeProject(file.split('/')[1] ?? '', dirname(file)));

/** Stories run as tests in a real browser; accessibility errors fail them. */
const stories = (): TestProjectConfiguration => ({
  root,
  plugins: [storybookTest({ configDir: `${root}.storybook` })],
  test: {
    name: 'stories',
    setupFiles: [`${root}.storybook/modes.setup.ts`],
    // a new frame for each file took a third of the time; stories must clean up
    isolate: false,
    testTimeout: PATIENCE_MS,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: chromiumLaunch() }),
      instances: [{ browser: 'chromium' }],
    },
  },
});

export default defineConfig({
  root,
  test: {
    passWithNoTests: false,
    // Vitest would leave one of two cores free
    maxWorkers: '100%',
    coverage: {
      provider: 'v8',
      reportsDirectory: `${root}reports/coverage`,
      reporter: ['text-summary', 'json-summary', 'html'],
      include: ['packages/domain/src/**/*.ts', 'packages/use-cases/src/**/*.ts'],
      exclude: ['**/*.test.ts', '**/*.bench.ts', '**/testing/**', '**/index.ts'],
    },
    projects: [
      ...workspaces,
      // checks of Storybook's own files
      nodeProject('storybook', '.storybook'),
      ...(wantsStories ? [stories()] : []),
    ],
  },
});
