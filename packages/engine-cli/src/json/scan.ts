/** Where a value of a JSON text begins, by the path that leads to it, e.g. `units.0.quantity`; the whole has no name. */
export interface Spot {
  readonly path: string;
  readonly at: number;
}

/** What a look through a JSON text found: where its values begin, or where it stops being JSON. */
export type Scan =
  { readonly isJson: true; readonly spots: readonly Spot[] } | { readonly isJson: false; readonly at: number };

/** An object or a list that is open, and what is being read in it. */
interface Open {
  readonly path: string;
  readonly isList: boolean;
  /** Members read so far. */
  count: number;
}

const space = /[ \t\n\r]*/uy;
/** Control characters below 32 must be escaped, those above may stand. */
const string = /"(?:[^"\\\p{Cc}]|[\u007f-\u009f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/uy;
const scalar = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/uy;

/** A reader of the text from its start on. */
class Reader {
  at = 0;
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  /** Takes what fits here; undefined where it does not. */
  take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0];
    this.at += found?.length ?? 0;
    return found;
  }

  /** The next character after white space, not taken. */
  peek(): string {
    this.take(space);
    return this.text.charAt(this.at);
  }

  /** Takes one of these characters after white space; undefined where it is another. */
  takeOne(characters: string): string | undefined {
    const next = this.peek();
    if (next === '' || !characters.includes(next)) return undefined;
    this.at += 1;
    return next;
  }
}

const under = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

const nameOf = (text: string): string => {
  const name: unknown = JSON.parse(text);
  return typeof name === 'string' ? name : '';
};

/** The path of the next value of what is open, after its name and colon; undefined where there is none. */
const nextPath = (reader: Reader, open: Open): string | undefined => {
  const index = open.count;
  open.count += 1;
  if (open.isList) return under(open.path, `${index}`);
  reader.peek();
  const name = reader.take(string);
  return name !== undefined && reader.takeOne(':') !== undefined ? under(open.path, nameOf(name)) : undefined;
};

/** Reads the start of a value: a whole one, or the bracket that opens one; false where there is none. */
const readValue = (reader: Reader, path: string, stack: Open[], spots: Spot[]): boolean => {
  const next = reader.peek();
  spots.push({ path, at: reader.at });
  if (next !== '{' && next !== '[') return (reader.take(string) ?? reader.take(scalar)) !== undefined;
  reader.at += 1;
  stack.push({ path, isList: next === '[', count: 0 });
  return true;
};

/** Goes on in what is open: its end, or its next value; false where it is neither. */
const goOn = (reader: Reader, open: Open, stack: Open[], spots: Spot[]): boolean => {
  if (reader.takeOne(open.isList ? ']' : '}') !== undefined) {
    stack.pop();
    return true;
  }
  if (open.count > 0 && reader.takeOne(',') === undefined) return false;
  const path = nextPath(reader, open);
  return path !== undefined && readValue(reader, path, stack, spots);
};

/** Looks through a JSON text without building it: for the place of what is wrong in it. Its depth is not limited. */
export const scanJson = (text: string): Scan => {
  const reader = new Reader(text);
  const stack: Open[] = [];
  const spots: Spot[] = [];
  let isRead = readValue(reader, '', stack, spots);
  for (let open = stack.at(-1); isRead && open; open = stack.at(-1)) isRead = goOn(reader, open, stack, spots);
  return isRead && reader.peek() === '' && reader.at === text.length
    ? { isJson: true, spots }
    : { isJson: false, at: reader.at };
};
