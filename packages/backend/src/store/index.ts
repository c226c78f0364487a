export * from './catalogue.ts';
export * from './rows.ts';
export * from './idempotency.ts';
export * from './offers.ts';
export * from './owner.ts';
export * from './tx.ts';
