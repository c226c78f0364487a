import { defineConfig } from 'vite';

/** The whole command line in one file without dependencies, so that it runs wherever Node does. */
export default defineConfig({
  ssr: {
    noExternal: true,
    // the siblings’ sources: what was built of them may be stale, or not there
    resolve: { conditions: ['source', 'module', 'node', 'production'] },
  },
  build: {
    ssr: 'src/main.ts',
    target: 'node20',
    minify: true,
    // what is bundled is distributed: its authors and their terms come with it
    license: { fileName: 'licenses.md' },
    rolldownOptions: { output: { entryFileNames: 'baguni.js', codeSplitting: false } },
  },
});
