import type { Device } from './storefront.ts';

/** Maximum length of a user agent, in UTF-16 units. */
const MAX_LENGTH = 500;

/** Detects the device for an address without one; a tablet counts as mobile. */
export const deviceOf = (userAgent: string): Device =>
  /Mobi|Android|iPhone|iPod|iPad/u.test(userAgent.slice(0, MAX_LENGTH)) ? 'm' : 'pc';
