import { defaultClientConditions, defineConfig } from 'vite';

/** Relative paths: the build runs from any folder of any host. The engine has a `source` in its own repository only. */
export default defineConfig({ base: './', resolve: { conditions: ['source', ...defaultClientConditions] } });
