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
