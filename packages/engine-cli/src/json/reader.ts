const space = /[ \t\n\r]*/uy;

/** A reader of a text from its start on. */
export class Reader {
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
