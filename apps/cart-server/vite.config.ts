import { defineConfig } from 'vite';

/**
 * The server in one file: started from sources, Node reads a thousand files and parses date-fns' package.json once for each
 * of its modules.
 */
export default defineConfig({
  resolve: { conditions: ['source', 'module', 'node', 'production'] },
  // pg asks for its native twin, which is not there
  ssr: {
    noExternal: true,
    external: ['pg-native'],
    resolve: { conditions: ['source', 'module', 'node', 'production'] },
  },
  // names the build, so that a database that was filled by it is not filled again
  define: { 'process.env.BAGUNI_BUILD': JSON.stringify(String(Date.now())) },
  build: {
    ssr: 'src/main.ts',
    // as deep as src/config: the server finds the page beside itself
    outDir: 'dist/bundle',
    target: 'node22',
    minify: true,
    copyPublicDir: false,
    rolldownOptions: { output: { entryFileNames: 'server.js', codeSplitting: false } },
  },
});
