export { deferredViewsWith, type DeferredViews } from './page/deferred-views.ts';
export { addOwnMessages, withOwnMessages } from './common/translations.ts';
