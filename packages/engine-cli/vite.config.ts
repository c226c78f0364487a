import { defineConfig } from 'vite';

/** The whole command line in one file without dependencies, so that it runs wherever Node does. */
export default defineConfig({
  resolve: { conditions: ['source', 'module', 'node', 'production'] },
  ssr: { noExternal: true },
  build: {
    ssr: 'src/main.ts',
    target: 'node20',
    minify: true,
    rolldownOptions: { output: { entryFileNames: 'baguni.js', codeSplitting: false } },
  },
});
