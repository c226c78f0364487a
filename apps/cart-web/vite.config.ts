import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressed } from './compressed.ts';
import { pictures } from './pictures.ts';
import { withoutEval } from './without-eval.ts';

/** Where `npm run dev` lets the server listen; the page's dev server passes on to it what is not the page's. */
const server = process.env['BAGUNI_SERVER'] ?? 'http://127.0.0.1:4000';

// the host stays as the browser named it: the server tells the tenant by it, and compares it with the origin (CS-1)
const toServer = { target: server, changeOrigin: false };

export default defineConfig({
  plugins: [react(), withoutEval(), pictures(), compressed()],
  resolve: { conditions: ['source', 'es2015', 'module', 'browser', 'development|production'] },
  build: {
    target: 'es2024',
    manifest: true,
    sourcemap: false,
    // nothing is written into the page or a style: the content security policy allows files of our own only (CS-6)
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // one file for the domain rather than one for each set of pages that share a part of it; what judges and combines
    // coupons stays out of it, for it is loaded with the coupon box
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'domain',
              test: /packages\/domain\/src\/(?!messages\/(?:ko|en|cn|jp)\.|rules\/coupon\/|coupon\/(?:box\/(?!refusal)|best-combination|in-use|stacking|place))/u,
            },
            // what the page is drawn with is one file too, though the coupon box shares parts of it; not the words, of
            // which a page loads one language, nor the order page
            {
              name: 'page',
              test: /packages\/(?:presentation\/src\/(?!coupons\/|views\/order-page|words\/(?:load|ko|en|cn|jp|mobile))|components\/src\/(?!coupons\/(?!CouponButton)|layers\/DialogLayer|pages\/OrderPage|styles\/))|node_modules\/mobx/u,
            },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: { '^/$': toServer, '/api': toServer, '/demo': toServer, '/pictures': toServer, '/docs': toServer },
  },
});
