import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { isManifest, type Manifest } from './published.ts';

/** Returns the sources of the entry points of a library by their names in `dist`. */
const entriesOf = (folder: string, { exports }: Manifest): Readonly<Record<string, string>> => {
  const sources = Object.values(isManifest(exports) ? exports : {}).flatMap((entry) =>
    isManifest(entry) && typeof entry['source'] === 'string'
      ? globSync(entry['source'].replace('*', '**/*'), { cwd: folder })
      : [],
  );
  const modules = sources.filter((file) => !file.endsWith('.test.ts'));
  return Object.fromEntries(modules.map((file) => [file.replace(/^(?:\.\/)?src\/|\.ts$/gu, ''), `${folder}/${file}`]));
};

/** Removes the entries of parts that only re-export their chunks. */
const withoutParts = (names: readonly string[]): Plugin => ({
  name: 'without-parts',
  generateBundle: (_, bundle) => {
    const imported = new Set(Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.imports : [])));
    for (const name of names) if (!imported.has(`${name}.js`)) delete bundle[`${name}.js`];
  },
});

/** Collects a declaration and all that it imports. */
const follow = (file: string, seen: Set<string>): void => {
  if (seen.has(file) || !existsSync(file)) return;
  seen.add(file);
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(
    /(?:from|import\(|import) ?["'](\.[^"']+)\.[jt]s["']/gu,
  ))
    follow(resolve(dirname(file), `${path}.d.ts`), seen);
};

/** Removes the declarations that no entry point imports. */
const removeSpareDeclarations = (dist: string, entries: readonly string[]): void => {
  const needed = new Set<string>();
  for (const name of entries) follow(`${dist}/${name}.d.ts`, needed);
  for (const file of globSync(`${dist}/**/*.d.ts`))
    if (!needed.has(file)) for (const spare of [file, `${file}.map`]) rmSync(spare);
};

/**
 * Bundles the entry points of a library into its `dist`, which has the declarations already. Shared code is in chunks.
 * @param parts modules that a program can load without the rest: their code gets its own chunks, which bundlers can drop
 */
export const bundleLibrary = async (folder: string, manifest: Manifest, parts: readonly string[]): Promise<void> => {
  const entries = entriesOf(folder, manifest);
  const ofParts = Object.fromEntries(parts.map((file) => [`chunks/${basename(file, '.ts')}`, `${folder}/src/${file}`]));
  await build({
    root: folder,
    configFile: false,
    logLevel: 'warn',
    plugins: [withoutParts(Object.keys(ofParts))],
    ssr: { resolve: { conditions: [] } },
    build: {
      ssr: true,
      emptyOutDir: false,
      minify: false,
      sourcemap: true,
      target: 'es2024',
      rolldownOptions: {
        input: { ...entries, ...ofParts },
        external: /^[^./]/u,
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name].js' },
      },
    },
  });
  removeSpareDeclarations(`${folder}/dist`, Object.keys(entries));
};
