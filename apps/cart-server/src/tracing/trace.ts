/** Values of a span. They contain no personal data and no values of statements. */
export type SpanValues = Readonly<Record<string, string | number>>;

export interface SpanTerms {
  readonly name: string;
  /** `Server` for a request, `Client` for a request to the database. */
  readonly kind: 'Server' | 'Internal' | 'Client';
  readonly values: SpanValues;
  /** The header of the request that a `Server` span continues. */
  readonly traceparent?: string | undefined;
}

/**
 * Runs work in a span below the current one. A `Client` span exists only below another.
 * @param work receives a function that adds values
 */
export type Trace = <A>(terms: SpanTerms, work: (add: (values: SpanValues) => void) => Promise<A>) => Promise<A>;

export interface Tracing {
  readonly trace: Trace;
  /** Sends the spans that wait, and stops. */
  readonly stop: () => Promise<void>;
}
