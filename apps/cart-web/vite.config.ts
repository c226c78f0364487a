import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { classNames } from './class-names.ts';
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
  css: { modules: { generateScopedName: classNames(fileURLToPath(new URL('../..', import.meta.url))) } },
  build: {
    target: 'es2024',
    manifest: true,
    sourcemap: false,
    // nothing is written into the page or a style: the content security policy allows files of our own only (CS-6)
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // few files, for what is loaded together is packed better together: the libraries, the page with the domain, and what
    // stands behind the page. What judges an order, coupons, and merging stay out: they are loaded after the first view, or
    // when asked for; and so do the words, of which a page loads one language
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'library', test: /node_modules\/(?:mobx|react|scheduler)/u },
            {
              name: 'page',
              test: /packages\/(?:domain\/src\/(?!messages\/(?:ko|en|cn|jp|keys)\.|entities\/(?:cart\/(?:merge|stock)|overseas|nudge|cashback|coupon\/(?:place|target))|failures\/(?:next-step|lines|notice-of|reread)|overseas\/|price\/(?:cashback|discount\/discounts-for)|selectors\/(?:total-known|oversea-(?:in|fees-with)|cashback-summary|extra-discount-nudge|card-offers|shipping-bundles|total-cashback)|rules\/|rule\/judge|coupons\/(?:stacking|placed|issue)|coupon-box\/|best-combination\/|orders\/|engine\/)|presentation\/src\/(?!coupons\/|overseas\/|store\/deferred-views|layers\/(?:layer-view|state-policies)|views\/(?:notices\/(?:left-lists|merge-text)|summary\/(?:offers|blocker)-|order\/)|words\/(?:load|ko|en|cn|jp|mobile))|components\/src\/(?!coupons\/(?!CouponButton)|overseas\/(?!use-overseas-parts|OverseasHost|SideLayerHost)|layers\/(?:use-layer|DialogLayer|MessageLayer|OrderLayer)|pages\/OrderPage|styles\/))|packages\/adapters\/src\/page\/targets|packages\/use-cases\/src\/flow\/command-subject|node_modules\/fp-ts/u,
            },
            {
              name: 'machinery',
              test: /packages\/(?:adapters\/src\/(?!cookies\/|log\/|.*\/later-calls|page\/targets)|use-cases\/src\/(?!flow\/(?:command-subject|confirm-and)|coupons\/|overseas\/|failure\/follow-next-step|offers\/(?!no-extra)|order\/|load\/planned-steps|units\/|quantity\/))|node_modules\/(?:rxjs(?!.*\/(?:throttle|debounce|skip|takeUntil|connect\.|fromSubscribable))|tslib|io-ts)/u,
            },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: Object.fromEntries(
      ['^/$', '/api', '/demo', '/self-authentication', '/pages.css', '/pictures', '/docs'].map((path) => [
        path,
        toServer,
      ]),
    ),
  },
});
