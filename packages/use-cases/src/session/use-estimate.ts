import { onDemand } from './on-demand.ts';

/** Saving an estimate is loaded when it is first asked for: few buyers ever do (ES-05). */
export const useEstimate = onDemand(['SaveEstimate'], ({ estimate }) => estimate);
