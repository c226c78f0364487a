import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { classNames } from './class-names.ts';

// what the page is drawn by on a server, as one file that needs nothing beside it: the same components with the same class names
export default defineConfig({
  plugins: [react()],
  define: { 'process.env.NODE_ENV': '"production"' },
  resolve: { conditions: ['source', 'module', 'node', 'production'] },
  ssr: { noExternal: true, resolve: { conditions: ['source', 'module', 'node', 'production'] } },
  css: { modules: { generateScopedName: classNames(fileURLToPath(new URL('../..', import.meta.url))) } },
  build: {
    ssr: 'src/server/render-page.ts',
    outDir: 'dist-server',
    target: 'node20',
    sourcemap: false,
    copyPublicDir: false,
    rolldownOptions: { output: { entryFileNames: 'render-page.js', codeSplitting: false } },
  },
});
