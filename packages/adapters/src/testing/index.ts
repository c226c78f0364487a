export { httpPartsAtHand } from './parts-at-hand.ts';
