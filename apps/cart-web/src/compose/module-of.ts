import type { Token } from './tokens.ts';

/** Answers what is bound to a token. */
export type Get = <T>(token: Token<T>) => T;

/** Binds a token to what is made when it is first asked for, once for each page. */
export type Bind = <T>(token: Token<T>, make: (get: Get) => T) => void;

/** A module: bindings that come together. */
export type Module = (bind: Bind) => void;

/** A module of bindings. */
export const moduleOf = (bindings: Module): Module => bindings;
