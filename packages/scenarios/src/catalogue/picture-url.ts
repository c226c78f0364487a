import type { PictureName } from './picture-names.ts';

/** Where the page finds a demo picture (PG-14 has the fallback for what is missing). */
export const pictureUrl = (name: PictureName): string => `/pictures/${name}.svg`;
