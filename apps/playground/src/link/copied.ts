/** Copies a text, and says whether it could: a page of plain HTTP has no clipboard, and anybody may refuse it. */
export const copied = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};
