import type { LoadState, Session } from './session.ts';

/**
 * Returns the load state that the page shows: `NotLoaded` until all groups of calls have been read, if the environment
 * requires it (PG-20, LS-04).
 */
export const shownLoad = ({ load, environment, cart }: Pick<Session, 'load' | 'environment' | 'cart'>): LoadState =>
  load === 'Loaded' && environment.showsPageAfter === 'All' && cart.pricesAsOf === 0 ? 'NotLoaded' : load;
