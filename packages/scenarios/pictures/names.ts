/** The names live in `src`, so that the scenarios can be compiled without this folder; they are the same list. */
export { pictureNames, type PictureName } from '../src/catalogue/picture-names.ts';
