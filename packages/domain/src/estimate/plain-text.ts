/**
 * Characters that are not allowed in a cell: control characters, tabs, line ends and noncharacters. Neither a form
 * nor a file preserves them.
 */
const unprintable = /[\p{Cc}\p{Noncharacter_Code_Point}\u2028\u2029\uFFFD]+/gu;

/** Returns free text for a cell: one line, without control characters and lone surrogates. */
export const plainText = (text: string): string => text.toWellFormed().replace(unprintable, ' ').trim();
