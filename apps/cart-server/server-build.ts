import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { defineConfig, type Plugin, type UserConfig } from 'vite';

/** Placeholder for the build’s name until it is known. */
const UNNAMED = 'the-build-without-a-name';

/** Names a build after its content: the same sources make the same file (SC-5). */
const namedBuild = (): Plugin => ({
  name: 'named-build',
  generateBundle: (_, bundle) => {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue;
      const name = createHash('sha256').update(file.code).digest('hex').slice(0, 16);
      file.code = file.code.replaceAll(UNNAMED, name);
    }
  },
});

const manifest = readFileSync(new URL('package.json', import.meta.url), 'utf8');
const version = /"version": "([^"]+)"/u.exec(manifest)?.[1] ?? 'unknown';

/** Builds a server as one file: started from sources, Node reads a thousand files. */
export const serverBuild = (entry: string): UserConfig =>
  defineConfig({
    resolve: { conditions: ['source', 'module', 'node', 'production'] },
    ssr: {
      noExternal: true,
      external: ['pg-native'],
      resolve: { conditions: ['source', 'module', 'node', 'production'] },
    },
    // names the build, so that its database is not seeded again
    define: {
      'process.env.BAGUNI_BUILD': JSON.stringify(UNNAMED),
      'process.env.BAGUNI_VERSION': JSON.stringify(version),
      'process.env.NODE_ENV': JSON.stringify('production'),
    },
    plugins: [namedBuild()],
    build: {
      ssr: entry,
      // as deep as src/config, so that the server finds the page
      outDir: 'dist/bundle',
      target: 'node22',
      // the stack of an error names functions
      minify: false,
      copyPublicDir: false,
      rolldownOptions: {
        output: {
          entryFileNames: 'server.js',
          codeSplitting: false,
          minify: { mangle: false, compress: true, codegen: { removeWhitespace: true } },
        },
      },
    },
  });
