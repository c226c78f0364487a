import type { ImageView } from './common-types.ts';

/** An image next to its name needs no alternative text (WA-01). */
export const imageView = (url: string, isStruck: boolean): ImageView => ({
  src: url === '' ? undefined : url,
  alt: '',
  isStruck,
});
