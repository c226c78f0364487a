/** An import from one file to another; paths from the root of the project, with forward slashes. */
export type Import = { readonly from: string; readonly to: string };

/** Entries of one folder (files and folders) that need each other, directly or by others between them. */
export type Circle = { readonly folder: string; readonly entries: readonly string[] };

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** The folder that two files share, and the entry of it on the way to each. */
const parting = ({ from, to }: Import): readonly [folder: string, from: string, to: string] => {
  const [a, b] = [from.split('/'), to.split('/')];
  const depth = a.findIndex((part, i) => part !== b[i]);
  return [a.slice(0, depth).join('/'), a[depth] ?? '', b[depth] ?? ''];
};

const graphsOf = (imports: readonly Import[]): ReadonlyMap<string, Graph> => {
  const graphs = new Map<string, Map<string, Set<string>>>();
  for (const one of imports.filter(({ from, to }) => from !== to)) {
    const [folder, from, to] = parting(one);
    const graph = graphs.get(folder) ?? new Map<string, Set<string>>();
    graphs.set(folder, graph.set(from, (graph.get(from) ?? new Set()).add(to)));
  }
  return graphs;
};

const reachableFrom = (graph: Graph, start: string): ReadonlySet<string> => {
  const seen = new Set<string>();
  const next = [...(graph.get(start) ?? [])];
  for (let entry = next.pop(); entry !== undefined; entry = next.pop()) {
    if (seen.has(entry)) continue;
    seen.add(entry);
    next.push(...(graph.get(entry) ?? []));
  }
  return seen;
};

const circlesOf = (graph: Graph): readonly (readonly string[])[] => {
  const reach = new Map([...graph.keys()].map((entry) => [entry, reachableFrom(graph, entry)]));
  const inCircles = [...reach].filter(([entry, seen]) => seen.has(entry));
  const circles = inCircles.map(([entry, seen]) =>
    [...seen].filter((other) => reach.get(other)?.has(entry)).toSorted(),
  );
  return [...new Map(circles.map((circle) => [circle.join(' '), circle])).values()];
};

/** Returns the import cycles between the entries of each folder, at every depth. */
export const circlesIn = (imports: readonly Import[]): readonly Circle[] =>
  [...graphsOf(imports)].flatMap(([folder, graph]) => circlesOf(graph).map((entries) => ({ folder, entries })));
