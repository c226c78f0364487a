import { transaction } from 'mobx';

/**
 * Runs work that reads views where nobody observes them, as on a server: what it reads several times is worked out once.
 * Nothing is kept afterwards.
 */
export const readTogether = <A>(work: () => A): A => transaction(work);
