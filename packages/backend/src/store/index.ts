export * from './catalogue.ts';
export * from './details.ts';
export * from './idempotency.ts';
export * from './offers.ts';
export * from './owner.ts';
export { inPlaces } from './places.ts';
export * from './rows.ts';
export * from './store.ts';
export * from './tx.ts';
