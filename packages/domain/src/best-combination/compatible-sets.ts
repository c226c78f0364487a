/** Returns the compatible sets that contain a start, or as many as `most`. */
export const compatibleSets = <A>(
  start: readonly A[],
  all: readonly A[],
  isCompatible: (one: A, other: A) => boolean,
  most: number,
): readonly (readonly A[])[] => {
  let sets = [start];
  for (const one of all) {
    if (sets.length >= most) break;
    const open = sets.filter((set) => set.every((other) => isCompatible(other, one)));
    sets = [...sets, ...open.map((set) => [...set, one])].slice(0, most);
  }
  return sets;
};

/**
 * Returns cliques of a graph that contain each of some edges, or as many as `most`.
 * @param isEdge symmetric
 * @param isCovered true for an edge that a clique must contain
 */
export const cliquesOf = (
  size: number,
  isEdge: (a: number, b: number) => boolean,
  most: number,
  isCovered = isEdge,
): readonly (readonly number[])[] => {
  const cliques: (readonly number[])[] = [];
  const all = Array.from({ length: size }, (_, n) => n);
  const known = all.map(() => new Set<number>());
  const grown = (clique: readonly number[], one: number): readonly number[] =>
    clique.every((other) => other !== one && isEdge(other, one)) ? [...clique, one] : clique;
  const cover = (clique: readonly number[]): void => {
    for (const one of clique) for (const other of clique) known[one]?.add(other);
  };
  for (const a of all)
    for (const b of all.slice(a + 1)) {
      if (cliques.length >= most) return cliques;
      if (known[a]?.has(b) || !isCovered(a, b)) continue;
      const clique = all.reduce(grown, [a, b]);
      cliques.push(clique);
      cover(clique);
    }
  return cliques;
};
