/** Names and list positions from the outside in. */
export type Path = readonly (string | number)[];

/** A place of a JSON text that something may be written at, in UTF-16 units. */
export interface Place {
  /** Whether the name of a field stands there, or a value. */
  readonly is: 'Key' | 'Value';
  /** Of the value; of a name, of the object that it is in. */
  readonly path: Path;
  /** What is written takes the place of this part: what somebody has begun, with its quotation marks. */
  readonly from: number;
  readonly to: number;
  /** Where what somebody has begun starts, past its quotation mark. */
  readonly begun: number;
  /** The name that stands there already; empty at a value. */
  readonly key: string;
  /** The end of what stands before and lacks its comma. */
  readonly commaAt: number | undefined;
  /** Whether what stands after lacks its comma. */
  readonly isCommaAfter: boolean;
  /** Whether a name has its value already. */
  readonly hasValue: boolean;
}

/** An object or a list that is open at the place. */
interface Frame {
  readonly isObject: boolean;
  key: string;
  index: number;
  expects: 'Key' | 'Colon' | 'Value' | 'Comma';
}

const TOKEN = /\s+|"(?:[^"\\\n]|\\.)*"?|[{}[\],:]|[^\s{}[\],:"]+/uy;

interface Token {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

function* tokensOf(text: string, from = 0): Generator<Token> {
  const token = new RegExp(TOKEN);
  token.lastIndex = from;
  for (let found = token.exec(text); found; found = token.exec(text)) {
    const [all] = found;
    if (all.trim() !== '') yield { text: all, from: found.index, to: found.index + all.length };
  }
}

const isClosed = ({ text }: Token): boolean => !text.startsWith('"') || (text.length > 1 && text.endsWith('"'));

const nameIn = ({ text }: Token): string => text.replaceAll('"', '');

/** Whether a place is within a token: past its start, and where it has an end of its own, before that. */
const isWithin = (token: Token, offset: number): boolean =>
  token.from < offset &&
  !/^[{}[\],:]$/u.test(token.text) &&
  (token.text.startsWith('"') && isClosed(token) ? offset < token.to : offset <= token.to);

const opened = (text: string): Frame => ({
  isObject: text === '{',
  key: '',
  index: 0,
  expects: text === '{' ? 'Key' : 'Value',
});

/** What a token makes of the frames that it stands in. */
const step = (frames: Frame[], token: Token): void => {
  const top = frames.at(-1);
  if (!top) return;
  const { text } = token;
  if (text === '{' || text === '[') frames.push(opened(text));
  else if (text === '}' || text === ']') {
    if (frames.length > 1) frames.pop();
    const outer = frames.at(-1);
    if (outer) outer.expects = 'Comma';
  } else if (text === ':') top.expects = 'Value';
  else if (text === ',') {
    top.expects = top.isObject ? 'Key' : 'Value';
    top.index += 1;
  } else if (top.isObject && top.expects === 'Key') {
    top.key = nameIn(token);
    top.expects = 'Colon';
  } else top.expects = 'Comma';
};

const pathOf = (frames: readonly Frame[]): Path =>
  frames.slice(1).map(({ isObject, key, index }) => (isObject ? key : index));

/** What stands after a place: nothing more of its object or list, a value, or the name of a field. */
const nextOf = (text: string, from: number): 'End' | 'Colon' | 'Value' | 'Key' => {
  const [next, after] = tokensOf(text, from).take(2);
  if (!next || /^[}\],]$/u.test(next.text)) return 'End';
  if (next.text === ':') return 'Colon';
  return next.text.startsWith('"') && after?.text === ':' ? 'Key' : 'Value';
};

/** The place at an offset; none where nothing can be written, as after a name. */
export const placeAt = (text: string, offset: number): Place | undefined => {
  const frames: Frame[] = [{ isObject: false, key: '', index: 0, expects: 'Value' }];
  let before = 0;
  let within: Token | undefined;
  for (const token of tokensOf(text)) {
    if (isWithin(token, offset)) within = token;
    if (within || token.from >= offset) break;
    step(frames, token);
    before = token.to;
  }
  const top = frames.at(-1);
  if (!top || top.expects === 'Colon') return undefined;
  const isLate = top.expects === 'Comma';
  // past the whole there is nothing, and what stands right at the end of a value belongs to it
  if (isLate && (frames.length === 1 || (!within && before === offset))) return undefined;
  const is = top.isObject && top.expects !== 'Value' ? 'Key' : 'Value';
  const from = within?.from ?? offset;
  const to = within && isClosed(within) ? within.to : offset;
  const next = nextOf(text, to);
  if (is === 'Value' && (next === 'Colon' || (next === 'Value' && (top.isObject || frames.length === 1))))
    return undefined;
  if (is === 'Key' && (next === 'Value' || (next === 'Colon' && !within))) return undefined;
  if (isLate && !top.isObject) top.index += 1;
  const path = pathOf(frames);
  return {
    is,
    path: is === 'Key' ? path.slice(0, -1) : path,
    from,
    to,
    begun: within?.text.startsWith('"') ? from + 1 : from,
    key: is === 'Key' && within ? nameIn(within) : '',
    commaAt: isLate ? before : undefined,
    isCommaAfter: next === 'Key' || next === 'Value',
    hasValue: next === 'Colon',
  };
};
