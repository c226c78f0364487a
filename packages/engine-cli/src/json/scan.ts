import { Reader } from './reader.ts';

/** Where a value of a JSON text begins, by the path that leads to it, e.g. `units.0.quantity`; the whole has no name. */
export interface Spot {
  readonly path: string;
  readonly at: number;
}

/** What a look through a JSON text found: where the values that are asked for begin, or where it stops being JSON. */
export type Scan =
  { readonly isJson: true; readonly spots: readonly Spot[] } | { readonly isJson: false; readonly at: number };

/** An object or a list that is open, and what is being read in it. */
interface Open {
  /** Undefined where nothing in it is asked for: paths within a deep text would be longer than memory. */
  readonly path: string | undefined;
  readonly isList: boolean;
  /** Members read so far. */
  count: number;
}

/** A look through a text. */
interface Look {
  readonly reader: Reader;
  readonly isAsked: (path: string) => boolean;
  readonly stack: Open[];
  readonly spots: Spot[];
}

/** Control characters below 32 must be escaped, those above may stand. */
const string = /"(?:[^"\\\p{Cc}]|[\u007f-\u009f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/uy;
const scalar = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/uy;

const under = (path: string | undefined, name: string): string | undefined => {
  if (path === undefined) return undefined;
  return path === '' ? name : `${path}.${name}`;
};

const nameOf = (text: string): string => {
  const name: unknown = JSON.parse(text);
  return typeof name === 'string' ? name : '';
};

/** The name of the next value of what is open, its colon taken too, or its position; undefined where there is none. */
const nextName = (reader: Reader, open: Open): string | undefined => {
  const index = open.count;
  open.count += 1;
  if (open.isList) return `${index}`;
  reader.peek();
  const name = reader.take(string);
  return name !== undefined && reader.takeOne(':') !== undefined ? nameOf(name) : undefined;
};

/** Reads the start of a value: a whole one, or the bracket that opens one; false where there is none. */
const readValue = ({ reader, isAsked, stack, spots }: Look, path: string | undefined): boolean => {
  const next = reader.peek();
  const asked = path !== undefined && isAsked(path) ? path : undefined;
  if (asked !== undefined) spots.push({ path: asked, at: reader.at });
  if (next !== '{' && next !== '[') return (reader.take(string) ?? reader.take(scalar)) !== undefined;
  reader.at += 1;
  stack.push({ path: asked, isList: next === '[', count: 0 });
  return true;
};

/** Goes on in what is open: its end, or its next value; false where it is neither. */
const goOn = (look: Look, open: Open): boolean => {
  const { reader, stack } = look;
  if (reader.takeOne(open.isList ? ']' : '}') !== undefined) {
    stack.pop();
    return true;
  }
  if (open.count > 0 && reader.takeOne(',') === undefined) return false;
  const name = nextName(reader, open);
  return name !== undefined && readValue(look, under(open.path, name));
};

/**
 * Looks through a JSON text without building it: for the place of what is wrong in it. Its depth is not limited.
 * @param isAsked whether a path is asked for, or one that leads on from it
 */
export const scanJson = (text: string, isAsked: (path: string) => boolean): Scan => {
  const reader = new Reader(text);
  const look: Look = { reader, isAsked, stack: [], spots: [] };
  let isRead = readValue(look, '');
  for (let open = look.stack.at(-1); isRead && open; open = look.stack.at(-1)) isRead = goOn(look, open);
  return isRead && reader.peek() === '' && reader.at === text.length
    ? { isJson: true, spots: look.spots }
    : { isJson: false, at: reader.at };
};
