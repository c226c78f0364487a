import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { chunksByPart } from './chunks.ts';
import { classNames } from './class-names.ts';
import { compressed } from './compressed.ts';
import { earlyPresses } from './early-presses.ts';
import { lateFiles } from './late-files.ts';
import { minified } from './minified.ts';
import { packedMobx } from './packed-mobx.ts';
import { reactModules } from './react-modules.ts';
import { pictures } from './pictures.ts';
import { withoutDecorators } from './without-decorators.ts';
import { withoutEval } from './without-eval.ts';
import { withoutSchedulers } from './without-schedulers.ts';
import { withoutTslib } from './without-tslib.ts';

/** Where `npm run dev` lets the server listen; the page's dev server passes on to it what is not the page's. */
const server = process.env['BAGUNI_SERVER'] ?? 'http://127.0.0.1:4000';

// the host stays as the browser named it: the server tells the tenant by it, and compares it with the origin (CS-1)
const toServer = { target: server, changeOrigin: false };

const page: UserConfig = {
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    react(),
    lateFiles(),
    packedMobx(),
    reactModules(),
    ...withoutDecorators(),
    ...withoutSchedulers(),
    ...withoutTslib(),
    withoutEval(),
    pictures(),
  ],
  resolve: { conditions: ['source', 'es2015', 'module', 'browser', 'development|production'] },
  css: { modules: { generateScopedName: classNames(fileURLToPath(new URL('../..', import.meta.url))) } },
  build: {
    target: 'es2024',
    manifest: true,
    sourcemap: false,
    // nothing is written into the page or a style: the content security policy allows files of our own only (CS-6)
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
};

export default defineConfig({
  ...page,
  plugins: [page.plugins, chunksByPart(page), minified(), earlyPresses(), compressed()],
  server: {
    port: 5173,
    proxy: Object.fromEntries(
      [
        '^/$',
        '/api',
        '/demo',
        '/self-authentication',
        '/pages.css',
        '/gateway',
        '/layer',
        '/pictures',
        '/docs',
        '/playground',
        '/guide',
        '/corner-shop',
        // the demo's shop
        '^/(?:(?:ko|en|cn|jp)/)?(?:shop|smile-fresh|smile-delivery|express-shop|item|minishop|search|sign-in|sign-up|orders|help)(?:[/?.]|$)',
      ].map((path) => [path, toServer]),
    ),
  },
});
