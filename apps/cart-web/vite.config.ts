import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Where `npm run dev` lets the server listen; the page's dev server passes the calls on to it. */
const server = process.env['BAGUNI_SERVER'] ?? 'http://127.0.0.1:4000';

export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  build: { manifest: true, sourcemap: false, target: 'es2024' },
  server: { port: 5173, proxy: { '/api': server, '/order': server, '/sign-in': server, '/pictures': server } },
});
