export * from './estimate-buyer.ts';
export * from './estimate-date.ts';
export type { EstimateGroup, EstimateLine } from './estimate-lines.ts';
export { estimateOf, type Estimate, type EstimateSums } from './estimate.ts';
export { buyerInTable, estimateTables } from './estimate-tables.ts';
export * from './sheet.ts';
export { estimateWords } from './words/index.ts';
export type { EstimateWords } from './words/estimate-words.ts';
