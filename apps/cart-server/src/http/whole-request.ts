/** Above this a head is read by Node alone. Bytes. */
const LONGEST_HEAD = 16 * 1024;

const HEAD_END = '\r\n\r\n';

/** What makes the end of a request depend on more than one length, or asks for more than an answer. */
const special = /\r\n(?:transfer-encoding|expect|upgrade|connection:(?![ \t]*keep-alive\r\n)|[ \t])/iu;
const version = /^[A-Z]+ [^\s]+ HTTP\/1\.1\r\n/u;
const lengthLine = /\r\ncontent-length([^\r]*)/iu;
const lengthText = /^:[ \t]*(\d{1,9})[ \t]*$/u;

/** Bytes of the body that a head announces; null where that is not plain. */
const lengthIn = (head: string): number | null => {
  const line = lengthLine.exec(head);
  if (!line) return 0;
  const length = lengthText.exec(line[1] ?? '');
  return length && !lengthLine.test(head.slice(line.index + line[0].length)) ? Number(length[1]) : null;
};

/**
 * The head of a request, where these bytes are one plain request of HTTP 1.1 from its first byte to its last; null where
 * they are anything else, or may be. A null costs only time: such bytes are read by Node.
 */
export const wholeRequest = (bytes: Buffer): string | null => {
  const end = bytes.indexOf(HEAD_END);
  if (end < 0 || end > LONGEST_HEAD) return null;
  const head = bytes.toString('latin1', 0, end + 2);
  if (!version.test(head) || special.test(head)) return null;
  const length = lengthIn(head);
  return length !== null && bytes.length === end + HEAD_END.length + length ? head : null;
};
