export * from './asked-gateway.ts';
export * from './details.ts';
export * from './masked.ts';
export * from './messages.ts';
export * from './page-types.ts';
