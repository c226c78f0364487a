// What stories, and pages that test these parts, stand on.
export * from './story-store.ts';
export * from './views.ts';
