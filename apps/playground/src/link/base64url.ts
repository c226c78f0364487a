/** Bytes as text that may stand in an address. */
export const toBase64Url = (bytes: Uint8Array): string => {
  const letters = Array.from(bytes, (byte) => String.fromCodePoint(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
};

/** The bytes of such a text; none where it is none. */
export const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> | undefined => {
  if (!/^[\w-]*$/u.test(text)) return undefined;
  try {
    return Uint8Array.from(
      atob(text.replaceAll('-', '+').replaceAll('_', '/')),
      (letter) => letter.codePointAt(0) ?? 0,
    );
  } catch {
    return undefined;
  }
};
