import { defineConfig } from 'vite';

/** The whole command line in one file without dependencies, so that it runs wherever Node does. */
export default defineConfig({
  ssr: {
    noExternal: true,
    // uses the sources of other packages, because their builds may be stale or missing
    resolve: { conditions: ['source', 'module', 'node', 'production'] },
  },
  build: {
    ssr: 'src/main.ts',
    target: 'node20',
    minify: true,
    // bundled code is distributed, so its licences are included
    license: { fileName: 'licenses.md' },
    rolldownOptions: { output: { entryFileNames: 'baguni.js', codeSplitting: false } },
  },
});
