/** A value over many samples, by the share of them that lies below it. */
export type Spread = { readonly p50: number; readonly p95: number; readonly p99: number };

/** What a row's values are: times, requests in a second, sizes, or plain numbers. */
export type Unit = 'µs' | 'ms' | 's' | 'req/s' | 'MiB' | '%' | 'count' | 'exponent';

/** One measured line of a part: the product, and its floor where there is one, both in the row's unit. */
export type Row = {
  readonly part: Part;
  readonly name: string;
  readonly unit: Unit;
  readonly product: Spread;
  readonly floor?: Spread;
};

/** The parts that are measured, one file each. */
export const parts = ['engine', 'best', 'server', 'page'] as const;
/** A part that is measured. */
export type Part = (typeof parts)[number];

/** A single value, where there is nothing to spread. */
export const single = (value: number): Spread => ({ p50: value, p95: value, p99: value });

/** The value below which this share of the values lies. */
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

/** The spread of samples, each multiplied by a factor, such as 1000 from ms to µs. */
export const spreadOf = (samples: readonly number[], factor = 1): Spread => ({
  p50: quantile(samples, 0.5) * factor,
  p95: quantile(samples, 0.95) * factor,
  p99: quantile(samples, 0.99) * factor,
});

/** What a budget can be about. */
export const measures = {
  /** Medians, product to floor. */
  ratio: ({ product, floor }: Row): number => product.p50 / (floor?.p50 ?? Number.NaN),
  ratio95: ({ product, floor }: Row): number => product.p95 / (floor?.p95 ?? Number.NaN),
  ratio99: ({ product, floor }: Row): number => product.p99 / (floor?.p99 ?? Number.NaN),
  /** The slowest hundredth to the median, of the product alone. */
  tail: ({ product }: Row): number => product.p99 / product.p50,
  p50: ({ product }: Row): number => product.p50,
  p95: ({ product }: Row): number => product.p95,
  p99: ({ product }: Row): number => product.p99,
} as const satisfies Record<string, (row: Row) => number>;

/** What a budget is about. */
export type Measure = keyof typeof measures;
