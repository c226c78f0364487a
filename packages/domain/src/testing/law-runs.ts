interface WithEnvironment {
  readonly process?: { readonly env: Readonly<Record<string, string | undefined>> };
}

/** The most examples of an everyday run, and how many times more a long run tries. */
const MOST = 300;
const LONG = 10;

/**
 * Returns how many examples a law tries: at most 300, ten times `everyday` with `BAGUNI_LONG=1`, or `BAGUNI_RUNS`.
 * @example
 * lawRuns(100) >= 100; // true
 */
export const lawRuns = (everyday: number): number => {
  const env = (globalThis as WithEnvironment).process?.env ?? {};
  const wanted = Number(env['BAGUNI_RUNS']);
  if (Number.isSafeInteger(wanted) && wanted > 0) return wanted;
  return env['BAGUNI_LONG'] === '1' ? everyday * LONG : Math.min(everyday, MOST);
};
