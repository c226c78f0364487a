export const idImageTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

export const ID_IMAGE_MAX_MB = 10;

export const ID_IMAGE_MAX_BYTES = ID_IMAGE_MAX_MB * 1024 * 1024;

/** Number of leading bytes that identify the file type. */
export const ID_IMAGE_HEAD_BYTES = 12;

/** Checked data of an identity card image: never its content or name. */
export interface IdImage {
  /** MIME type from the browser, derived from the file name, e.g. `image/png`. */
  readonly type: string;
  readonly size: number;
  /** The first bytes, up to `ID_IMAGE_HEAD_BYTES`. */
  readonly head: readonly number[];
}

/** Reason why the image of an ID is refused. */
export type IdImageRefusal = 'Type' | 'Size';

const JPEG = [0xff, 0xd8, 0xff];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const RIFF = [0x52, 0x49, 0x46, 0x46];
const WEBP = [0x57, 0x45, 0x42, 0x50];

const has = (head: readonly number[], bytes: readonly number[], at = 0): boolean =>
  bytes.every((byte, i) => head[at + i] === byte);

const isPhoto = (head: readonly number[]): boolean =>
  has(head, JPEG) || has(head, PNG) || (has(head, RIFF) && has(head, WEBP, 8));

/** Returns why an identity card image is refused, or undefined. The first bytes decide its type. */
export const idImageRefusal = ({ type, size, head }: IdImage): IdImageRefusal | undefined => {
  if (!idImageTypes.some((known) => known === type) || !isPhoto(head)) return 'Type';
  return size > ID_IMAGE_MAX_BYTES ? 'Size' : undefined;
};
