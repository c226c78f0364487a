import { lazyLayer } from '../lazy-layer.tsx';

/** A question or an alert. */
export const message = lazyLayer(async () => (await import('../MessageLayer/MessageLayer.tsx')).MessageLayer);
/** What is ordered first and what stays. */
export const order = lazyLayer(async () => (await import('../OrderLayer/OrderLayer.tsx')).OrderLayer);

/** Loads what most layers are drawn with, so that an alert shows even where the network has gone since. */
export const loadLayers = message.load;
