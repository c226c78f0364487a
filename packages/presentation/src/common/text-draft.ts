/** Keeps typed text that is not saved. */
export interface Draft {
  readonly text: string | undefined;
  readonly keep: (text: string | undefined) => void;
}

/** Typed text that is not saved; kept while the page is open and never stored, because it may be personal data. */
export class TextDraft implements Draft {
  text: string | undefined = undefined;
  keep(text: string | undefined): void {
    this.text = text;
  }
}
