import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createContext, runInContext, type Context } from 'node:vm';
import { build } from 'vite';

const domain = fileURLToPath(new URL('../../../domain/src/', import.meta.url));

const entry = [
  `export * from '${domain}index.ts';`,
  `export * from '${domain}engine/index.ts';`,
  ...['ko', 'en', 'cn', 'jp'].map((name) => `export { messages as ${name} } from '${domain}messages/${name}.ts';`),
].join('\n');

/** Bundles the domain to a script that assigns its exports to `engine`. */
export const domainScript = async (): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'engine-'));
  const file = join(folder, 'entry.ts');
  writeFileSync(file, entry);
  try {
    const built = await build({
      configFile: false,
      logLevel: 'silent',
      resolve: { conditions: ['source', 'module', 'production'] },
      build: { write: false, minify: false, target: 'es2024', lib: { entry: file, formats: ['iife'], name: 'engine' } },
    });
    const [output] = Array.isArray(built) ? built : [];
    const [chunk] = output?.output ?? [];
    return chunk?.type === 'chunk' ? chunk.code : '';
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** Removes all globals that are not part of the language. The clock and random numbers throw. */
const bareness = `
  for (const name of Object.getOwnPropertyNames(globalThis))
    if (['console', 'WebAssembly', 'Atomics', 'SharedArrayBuffer'].includes(name)) delete globalThis[name];
  const refuse = (what) => () => { throw new Error(what); };
  const { Date: TrueDate } = globalThis;
  globalThis.Date = new Proxy(TrueDate, {
    apply: refuse('the clock was read'),
    construct: (target, words) => words.length === 0 ? refuse('the clock was read')() : new target(...words),
    get: (target, name) => name === 'now' ? refuse('the clock was read') : Reflect.get(target, name),
  });
  Math.random = refuse('chance was asked');
`;

/** Creates a context with only the language, and without `eval`. */
export const bareWorld = (): Context => {
  const world = createContext({}, { codeGeneration: { strings: false, wasm: false } });
  runInContext(`(() => {${bareness}})()`, world);
  return world;
};
