/** Property names of all JavaScript objects: the library would look them up instead of writing them. */
const isInherited = (text: string): boolean => text in {};

const coded = (character: string): string =>
  `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;

/**
 * Escapes a text for a spreadsheet: `_x0041_` denotes a character, so its underscore is escaped (ECMA-376,
 * ST_Xstring).
 */
export const cellText = (text: string): string => {
  const plain = text.replace(/_(?=x[0-9a-f]{4}_)/giu, coded);
  return isInherited(plain) ? coded(plain.charAt(0)) + plain.slice(1) : plain;
};
