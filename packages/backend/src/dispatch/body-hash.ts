/** FNV-1a over UTF-16 units, 32 bits. */
const fnv = (text: string, seed: number): string => {
  let hash = seed;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return hash.toString(16).padStart(8, '0');
};

/**
 * Hashes a request body, to detect a different body under the same key (BL-8). Not cryptographic, because a collision
 * affects only the sender.
 */
export const bodyHash = (body: unknown): string => {
  const text = JSON.stringify(body) ?? '';
  return `${text.length.toString(16)}-${fnv(text, 0x811c9dc5)}${fnv(text, 0x9e3779b9)}`;
};
