import { Arbitrary, Stream, Value, type Random } from 'fast-check';
import type { Drawn } from './drawn.ts';

/** Draws values from drafts; a failing property shrinks to a minimal draft. */
class Plainest<D, A> extends Arbitrary<A> {
  readonly #drawn: Drawn<D>;
  readonly #made: (draft: D) => A;

  constructor(drawn: Drawn<D>, made: (draft: D) => A) {
    super();
    this.#drawn = drawn;
    this.#made = made;
  }

  #valueOf(draft: D): Value<A> {
    return new Value(this.#made(draft), { draft });
  }

  generate(random: Random, bias: number | undefined): Value<A> {
    return this.#valueOf(this.#drawn.arb.generate(random, bias).value);
  }

  /** Foreign values have no draft and cannot be shrunk. */
  canShrinkWithoutContext(_: unknown): _ is A {
    return false;
  }

  shrink(_: A, context: unknown): Stream<Value<A>> {
    return new Stream(this.#plainer((context as { readonly draft: D }).draft));
  }

  *#plainer(draft: D): Generator<Value<A>> {
    for (const one of this.#drawn.less(draft)) yield this.#valueOf(one);
    for (const one of this.#drawn.nearer(draft)) yield this.#valueOf(one);
  }
}

export const plainest = <D, A>(drawn: Drawn<D>, made: (draft: D) => A): Arbitrary<A> => new Plainest(drawn, made);
