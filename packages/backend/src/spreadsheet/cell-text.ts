/** Names that every object of JavaScript has: the library would look such a text up among them instead of writing it. */
const isInherited = (text: string): boolean => text in {};

const coded = (character: string): string =>
  `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;

/**
 * A text as a spreadsheet stores it: there `_x0041_` stands for a character, so that an underscore before such a code is
 * written as a code itself (ECMA-376, ST_Xstring).
 */
export const cellText = (text: string): string => {
  const plain = text.replace(/_(?=x[0-9a-f]{4}_)/giu, coded);
  return isInherited(plain) ? coded(plain.charAt(0)) + plain.slice(1) : plain;
};
