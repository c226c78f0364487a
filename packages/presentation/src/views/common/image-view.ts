import type { ImageView } from './common-types.ts';

/** A picture beside the name that says the same: no alternative text (PG-14, WA-01). */
export const imageView = (url: string, isStruck: boolean): ImageView => ({
  src: url === '' ? undefined : url,
  alt: '',
  isStruck,
});
