import { writeFileSync } from 'node:fs';
import { build, type UserConfig } from 'vite';

/** The runtime of a bundle. */
export type Target = 'browser' | 'edge';

const targets: Readonly<Record<Target, UserConfig>> = {
  browser: {},
  edge: { ssr: { target: 'webworker', noExternal: true, resolve: { conditions: ['workerd', 'worker', 'module'] } } },
};

/** Bundles a program to one minified script. */
export const bundleOf = async (folder: string, target: Target, program: string): Promise<string> => {
  const input = `${folder}/${target}.js`;
  writeFileSync(input, program);
  const built = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    ...targets[target],
    build: {
      ssr: target === 'edge',
      write: false,
      minify: true,
      target: 'es2024',
      modulePreload: false,
      rolldownOptions: { input, output: { format: 'iife' } },
    },
  });
  if (!('output' in built) || built.output.length !== 1) throw new Error('one script was asked for');
  const [script] = built.output;
  return script.code;
};
