/** Typed text that is not saved; kept while the page is open and never stored, because it may be personal data. */
export class TextDraft {
  text: string | undefined = undefined;
  keep(text: string | undefined): void {
    this.text = text;
  }
}
