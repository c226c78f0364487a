import { createContext, runInContext, type Context } from 'node:vm';

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
