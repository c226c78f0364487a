import { fileURLToPath } from 'node:url';
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';

/** The files of some modules of the page's container. */
const modules = (...names: readonly string[]): readonly string[] => names.map((name) => `src/compose/parts/${name}.ts`);

/**
 * The parts of the page in the order in which they are needed, each by the files that begin it: the first view, what stands
 * behind it, and the modules of its container; those that every cart asks for at once are one part, and one request. What
 * two parts share travels with the one that is needed first.
 */
const parts: readonly (readonly [part: string, files: readonly string[]])[] = [
  ['page', ['index.html']],
  ['session', ['src/cart/compose-cart.ts']],
  ['calls', modules('calls', 'reading', 'failure', 'offers')],
  // with the rules of the shop, which those who change a quantity and those who order share
  ['deferred-views', modules('blockers', 'layers', 'quantity')],
  // loaded for every cart, a moment after its rows: what it shares with parts that come later is its own
  ['extras', modules('extras')],
  ...[
    'overseas',
    'overseas-view',
    'coupons',
    'deleting',
    'ordering',
    'best-combination',
    'plan',
    'reports',
    'session-file',
    'estimate',
  ].map((part) => [part, modules(part)] as const),
  ['order-page', ['src/order/order-page.tsx']],
];

const fileOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

/** The page cut where its imports cut it: as many small chunks as there are sets of parts that share something. */
const uncut = async (config: InlineConfig): Promise<Chunks> => {
  const built = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false },
  });
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  return new Map(outputs.flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one] as const] : [])));
};

/** Takes a chunk and all that it imports into a part, but for what an earlier part has. */
const take = (chunks: Chunks, fileName: string, part: string, partOf: Map<string, string>): void => {
  const chunk = chunks.get(fileName);
  if (chunk === undefined || partOf.has(fileName)) return;
  partOf.set(fileName, part);
  for (const id of chunk.moduleIds) partOf.set(id, part);
  for (const next of chunk.imports) take(chunks, next, part, partOf);
};

/** What never changes between two versions of ours, and so stays in a browser's cache. */
const library = /node_modules\/(?:mobx|react|scheduler)/u;

/** The words and messages of a language that come after the first view, and are asked for together. */
const laterWords = ['ko', 'en', 'cn', 'jp'].map((language) => ({
  name: `later-${language}`,
  test: new RegExp(`/(?:words/later-|messages/)${language}\\.ts$`, 'u'),
}));

const groupsOf = async (config: InlineConfig): Promise<Rolldown.CodeSplittingGroup[]> => {
  const chunks = await uncut(config);
  const partOf = new Map<string, string>();
  for (const [part, files] of parts)
    for (const file of files) {
      const begin = [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId === fileOf(file));
      if (begin === undefined) throw new Error(`no chunk begins with ${file}`);
      take(chunks, begin.fileName, part, partOf);
    }
  return [
    { name: 'library', test: library },
    ...laterWords,
    ...parts.map(([part]) => ({
      name: (id: string) => (partOf.get(id) === part ? part : null),
      debugName: part,
      includeDependenciesRecursively: false,
    })),
  ];
};

/**
 * Cuts the page into a chunk for each part, as its imports are after all that is not used has gone, and one for the
 * libraries: few files, for what is loaded together is packed better together. Words stay apart: a page loads one language.
 */
export const chunksByPart = (config: InlineConfig): Plugin => ({
  name: 'baguni:chunks-by-part',
  apply: 'build',
  config: async () => ({
    build: {
      rolldownOptions: {
        preserveEntrySignatures: false as const,
        output: { codeSplitting: { groups: await groupsOf(config) } },
      },
    },
  }),
});
