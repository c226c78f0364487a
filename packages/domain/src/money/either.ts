/** A reason against a value, in the shape of `fp-ts`. */
export interface Left<R> {
  readonly _tag: 'Left';
  readonly left: R;
}

/** An accepted value, in the shape of `fp-ts`. */
export interface Right<A> {
  readonly _tag: 'Right';
  readonly right: A;
}

/** A value, or the reason against it. Functions of `fp-ts` accept it too. */
export type Either<R, A> = Left<R> | Right<A>;

/** Returns a reason against a value. */
export const left = <R>(reason: R): Either<R, never> => ({ _tag: 'Left', left: reason });

/** Returns an accepted value. */
export const right = <A>(value: A): Either<never, A> => ({ _tag: 'Right', right: value });

/** True if a value was refused. */
export const isLeft = <R>(verdict: Either<R, unknown>): verdict is Left<R> => verdict._tag === 'Left';

/** True if a value was accepted. */
export const isRight = <A>(verdict: Either<unknown, A>): verdict is Right<A> => verdict._tag === 'Right';

/** Continues with an accepted value. */
export const chain =
  <A, S, B>(next: (value: A) => Either<S, B>) =>
  <R>(verdict: Either<R, A>): Either<R | S, B> =>
    isLeft(verdict) ? verdict : next(verdict.right);

/** Changes an accepted value. */
export const map =
  <A, B>(change: (value: A) => B) =>
  <R>(verdict: Either<R, A>): Either<R, B> =>
    isLeft(verdict) ? verdict : right(change(verdict.right));

/** Changes the reason against a value. */
export const mapLeft =
  <R, S>(change: (reason: R) => S) =>
  <A>(verdict: Either<R, A>): Either<S, A> =>
    isLeft(verdict) ? left(change(verdict.left)) : verdict;

/** Returns the result of a function, or undefined if it throws. */
export const attempt = <A>(work: () => A): A | undefined => {
  try {
    return work();
  } catch {
    return undefined;
  }
};
