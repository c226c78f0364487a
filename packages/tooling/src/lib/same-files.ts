/** Files by their path, each with its hash. */
export type Hashes = Readonly<Record<string, string>>;

/** Files that one build has and another has not, or has otherwise (SC-5). */
export const differences = (one: Hashes, other: Hashes): readonly string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((file) => one[file] !== other[file]).toSorted();
