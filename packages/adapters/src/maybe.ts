/** A value that may be missing, as the domain holds it; said by its shape, so that this room needs no library. */
export type Maybe<A> = { readonly _tag: 'None' } | { readonly _tag: 'Some'; readonly value: A };

/** No value. */
export const nothing: Maybe<never> = { _tag: 'None' };

/** A value that is there. */
export const just = <A>(value: A): Maybe<A> => ({ _tag: 'Some', value });

/** What is not there is nothing. */
export const maybe = <A>(value: A | undefined): Maybe<A> => (value === undefined ? nothing : just(value));
