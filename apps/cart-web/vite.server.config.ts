import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { css } from './class-names.ts';

// the server renderer as one file without imports; its components get the same class names as the page's
export default defineConfig({
  plugins: [react()],
  css,
  define: { 'process.env.NODE_ENV': '"production"' },
  resolve: { conditions: ['source', 'module', 'node', 'production'] },
  ssr: { noExternal: true, resolve: { conditions: ['source', 'module', 'node', 'production'] } },
  build: {
    ssr: 'src/server/render-page.ts',
    outDir: 'dist-server',
    target: 'node20',
    sourcemap: false,
    copyPublicDir: false,
    rolldownOptions: { output: { entryFileNames: 'render-page.js', codeSplitting: false } },
  },
});
