// Fixtures for stories and page tests.
export * from './story-store.ts';
export * from './views.ts';
