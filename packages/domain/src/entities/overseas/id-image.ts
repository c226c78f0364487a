import { option as O } from 'fp-ts';

/** The kinds of photo that are taken of an identity card (OV-10). */
export const idImageTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** The largest photo that is taken, in MB of 1,024 × 1,024 bytes. */
export const ID_IMAGE_MAX_MB = 10;

/** The same in bytes. */
export const ID_IMAGE_MAX_BYTES = ID_IMAGE_MAX_MB * 1024 * 1024;

/** How many bytes of a file tell what it is. */
export const ID_IMAGE_HEAD_BYTES = 12;

/** What is looked at of a file that is chosen as the photo of an identity card: never who it shows, nor its name. */
export interface IdImage {
  /** As its name makes the browser think, e.g. `image/png`. */
  readonly type: string;
  /** In bytes. */
  readonly size: number;
  /** Its first bytes, `ID_IMAGE_HEAD_BYTES` of them or fewer. */
  readonly head: readonly number[];
}

/** Why a file is not taken: it is no photo of these kinds, or it is too large. */
export type IdImageRefusal = 'Type' | 'Size';

const JPEG = [0xff, 0xd8, 0xff];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const RIFF = [0x52, 0x49, 0x46, 0x46];
const WEBP = [0x57, 0x45, 0x42, 0x50];

const has = (head: readonly number[], bytes: readonly number[], at = 0): boolean =>
  bytes.every((byte, i) => head[at + i] === byte);

const isPhoto = (head: readonly number[]): boolean =>
  has(head, JPEG) || has(head, PNG) || (has(head, RIFF) && has(head, WEBP, 8));

/**
 * Why a file is not taken as the photo of an identity card; none where it is (OV-10). What it is, its first bytes say.
 * @example
 * const jpeg = { type: 'image/jpeg', head: [0xff, 0xd8, 0xff, 0xe0] };
 * O.toNullable(idImageRefusal({ ...jpeg, size: 200_000 })); // null
 * O.toNullable(idImageRefusal({ ...jpeg, size: ID_IMAGE_MAX_BYTES + 1 })); // Size
 * O.toNullable(idImageRefusal({ ...jpeg, type: 'image/png', head: [0x25, 0x50], size: 1 })); // Type
 */
export const idImageRefusal = ({ type, size, head }: IdImage): O.Option<IdImageRefusal> => {
  if (!idImageTypes.some((known) => known === type) || !isPhoto(head)) return O.some('Type');
  return size > ID_IMAGE_MAX_BYTES ? O.some('Size') : O.none;
};
