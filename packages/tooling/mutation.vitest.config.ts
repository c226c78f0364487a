import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const conditions = ['source', 'module', 'node', 'development|production'];

const folders = process.env['BAGUNI_MUTATION_TESTS']?.split(',') ?? ['**'];

/** How the domain’s tests run against a mutant: without the documents, which lie outside the copy, and with one seed for all laws. */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: ['source'] } },
  test: {
    environment: 'node',
    isolate: false,
    include: folders.map((folder) => `src/${folder}/**/*.test.ts`),
    exclude: ['src/testing/docs/**'],
    setupFiles: [fileURLToPath(new URL('mutation.seed.ts', import.meta.url))],
    testTimeout: 30_000,
  },
});
