import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const conditions = ['source', 'module', 'node', 'development|production'];

const words = process.env['BAGUNI_MUTATION_TESTS']?.split(',') ?? ['**'];
const sizeOf = ({ moduleId }: TestSpecification): number => statSync(moduleId).size;

/** Small files first: most mutants are killed before the long searches begin. */
class SmallestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => sizeOf(a) - sizeOf(b));
  }
}

/** How the domain’s tests run against a mutant: without the documents, which lie outside the copy, and with one seed for all laws. */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: ['source'] } },
  test: {
    environment: 'node',
    isolate: false,
    include: words.map((word) => (word.endsWith('.test.ts') ? `src/${word}` : `src/${word}/**/*.test.ts`)),
    sequence: { sequencer: SmallestFirst },
    exclude: ['src/testing/docs/**'],
    setupFiles: [fileURLToPath(new URL('mutation.seed.ts', import.meta.url))],
    testTimeout: 30_000,
  },
});
