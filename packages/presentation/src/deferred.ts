export { deferredViewsWith, type DeferredViews } from './store/deferred-views.ts';
export { addOwnMessages, withOwnMessages } from './words/own-messages.ts';
