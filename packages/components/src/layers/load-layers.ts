import { lazyLayer } from './lazy-layer.tsx';

/** A question or an alert. */
export const message = lazyLayer(async () => (await import('./MessageLayer/MessageLayer.tsx')).MessageLayer);
/** What is ordered first and what stays. */
export const order = lazyLayer(async () => (await import('./OrderLayer/OrderLayer.tsx')).OrderLayer);

/** Loads what layers are drawn with, so that they show even where the network has gone since. */
export const loadLayers = (): Promise<unknown> => Promise.all([message.load(), order.load()]);
