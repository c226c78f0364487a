interface WithEnvironment {
  readonly process?: { readonly env: Readonly<Record<string, string | undefined>> };
}

/**
 * How often a law is tried: `everyday` times, or as often as `BAGUNI_RUNS` says for a long search.
 * @example
 * lawRuns(100) >= 100; // true
 */
export const lawRuns = (everyday: number): number => {
  const wanted = Number((globalThis as WithEnvironment).process?.env['BAGUNI_RUNS']);
  return Number.isSafeInteger(wanted) && wanted > 0 ? wanted : everyday;
};
