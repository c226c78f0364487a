import { Arbitrary, Stream, Value, type Random } from 'fast-check';
import type { Drawn } from './drawn.ts';

/** Draws what is made of drafts; a failing law leaves the draft from which nothing can be left out and nothing made plainer. */
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

  /** What was drawn elsewhere has no draft. */
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

/** An arbitrary of what is made of drafts. */
export const plainest = <D, A>(drawn: Drawn<D>, made: (draft: D) => A): Arbitrary<A> => new Plainest(drawn, made);
