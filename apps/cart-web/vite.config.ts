import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { css } from './class-names.ts';
import { pictures } from './pictures.ts';

const projectRoot = fileURLToPath(new URL('../..', import.meta.url));

/** The server that `npm run dev` forwards all other requests to. */
const server = process.env['BAGUNI_SERVER'] ?? 'http://127.0.0.1:4000';

// the server reads the tenant from the host, and compares the host with the origin (CS-1)
const toServer = { target: server, changeOrigin: false };

/**
 * The chunks in the order in which a page needs them, each with the files that start it. A chunk also takes what its files
 * import, unless an earlier chunk has it.
 */
const chunks = [
  { name: 'library', test: /\/node_modules\/(?:mobx|mobx-react-lite|react|react-dom|scheduler)\//u },
  { name: 'page', test: /\/cart-web\/(?:index\.html|src\/main\.ts)$/u },
  { name: 'session', test: /\/src\/cart\/compose-cart\.ts$/u },
  ...['more', 'checkout', 'coupons', 'overseas'].map((name) => ({
    name,
    test: new RegExp(`/src/compose/chunks/${name}\\.ts$`, 'u'),
  })),
  { name: 'order-page', test: /\/src\/order\/order-page\.tsx$/u },
];

/** The messages of a language are one chunk, so that the first view has no part of them. */
const messages = ['ko', 'en', 'cn', 'jp'].map((language) => ({
  name: `messages-${language}`,
  test: new RegExp(`/messages/${language}\\.ts$`, 'u'),
}));

/** The style sheet of a font is named after its package, so that the server finds it. */
const assetFileNames = ({
  originalFileNames: [file = ''],
}: {
  readonly originalFileNames: readonly string[];
}): string =>
  `assets/${/\/(?<font>noto-sans-\w+)\/index\.css$/u.exec(file)?.groups?.['font'] ?? '[name]'}-[hash][extname]`;

/** Vite names the style sheets of fonts in the manifest by the folder of the build. */
const manifestWithoutFolder: Plugin = {
  name: 'manifest-without-folder',
  writeBundle: ({ dir = '' }) => {
    const file = `${dir}/.vite/manifest.json`;
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(projectRoot, '../../'));
  },
};

const groups = [...messages, ...chunks].map((group, at) => ({ ...group, priority: -at }));

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    react(),
    pictures(),
    manifestWithoutFolder,
    compression({ include: /^assets\/.+\.(?:js|css)$/u, algorithms: ['gzip', 'brotliCompress'] }),
  ],
  css,
  resolve: { conditions: ['source', 'es2015', 'module', 'browser', 'development|production'] },
  build: {
    target: 'es2024',
    manifest: true,
    sourcemap: false,
    // the content security policy allows no inline scripts and styles (CS-6)
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ['index.html', 'src/early.ts'],
      preserveEntrySignatures: false,
      output: { assetFileNames, codeSplitting: { groups } },
    },
  },
  server: {
    port: 5173,
    proxy: Object.fromEntries(
      [
        '^/$',
        '/api',
        '/demo',
        '/self-authentication',
        '/pages.css',
        '/fonts/',
        '/gateway',
        '/layer',
        '/pictures',
        '/docs',
        '/playground',
        '/guide',
        '/corner-shop',
        '/bookshop',
        '^/(?:(?:ko|en|cn|jp)/)?(?:shop|smile-fresh|smile-delivery|express-shop|item|minishop|receipt|search|sign-in|sign-up|orders|help)(?:[/?.]|$)',
      ].map((path) => [path, toServer]),
    ),
  },
});
