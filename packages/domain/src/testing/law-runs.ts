interface WithEnvironment {
  readonly process?: { readonly env: Readonly<Record<string, string | undefined>> };
}

/** How many times more examples a long run tries. */
const LONG = 10;

/**
 * How often a law is tried: `everyday` times, or as often as `BAGUNI_RUNS` says for a long search.
 * @example
 * lawRuns(100) >= 100; // true
 */
export const lawRuns = (everyday: number): number => {
  const env = (globalThis as WithEnvironment).process?.env ?? {};
  const wanted = Number(env['BAGUNI_RUNS']);
  if (Number.isSafeInteger(wanted) && wanted > 0) return wanted;
  return env['BAGUNI_LONG'] === '1' ? everyday * LONG : everyday;
};
