import { onDemand } from './on-demand.ts';

/** Deleting is loaded when it is first asked for: a cart is seen and priced without it. */
export const useDeleting = onDemand(['DeleteUnits', 'DeleteSelected'], ({ deleting }) => deleting);
