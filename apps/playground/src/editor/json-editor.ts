import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
  type CompletionSource,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { bracketMatching, foldGutter, foldKeymap, indentOnInput } from '@codemirror/language';
import { lintGutter, lintKeymap, setDiagnostics, type Diagnostic } from '@codemirror/lint';
import { Annotation, EditorState, type Extension } from '@codemirror/state';
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import { changedPart } from './changed-part.ts';
import { look } from './look.ts';

/** Something marked in the text, in UTF-16 units. */
export interface Mark {
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly isWarning: boolean;
}

/** What the editor and its parts are called. */
export interface EditorNames {
  readonly label: string;
  /** Of CodeMirror’s own words those that are heard here. */
  readonly phrases: Readonly<Record<string, string>>;
}

/** An editor of JSON on a page. */
export interface JsonEditor {
  /**
   * Shows another text; what is the same around the change stays, with the caret in it. What the editor has told itself comes back to it
   * late, while somebody types on: that is no other text.
   */
  readonly show: (text: string) => void;
  readonly mark: (marks: readonly Mark[]) => void;
  /** Moves the caret to a place and the focus into the editor. */
  readonly goTo: (offset: number) => void;
  readonly end: () => void;
}

const writing: Extension = [
  lineNumbers(),
  foldGutter(),
  lintGutter(),
  history(),
  drawSelection(),
  indentOnInput(),
  bracketMatching(),
  closeBrackets(),
  highlightActiveLine(),
  json(),
  look,
  // Tab goes on to what comes next on the page: nobody is kept in the editor
  keymap.of([
    ...closeBracketsKeymap,
    ...defaultKeymap,
    ...historyKeymap,
    ...foldKeymap,
    ...completionKeymap,
    ...lintKeymap,
  ]),
];

const within = (offset: number, { doc }: EditorState): number => Math.max(0, Math.min(offset, doc.length));

const diagnosticOf = (mark: Mark, state: EditorState): Diagnostic => ({
  from: within(mark.from, state),
  to: within(mark.to, state),
  severity: mark.isWarning ? 'warning' : 'error',
  message: mark.text,
});

/**
 * Puts an editor into an element. It stands in a shadow tree: there CodeMirror adopts its styles, while on the page it would write
 * them into a style element, which the content security policy forbids (CS-6).
 * @param onChange hears what somebody writes, not what is shown
 */
export const mountEditor = (
  host: HTMLElement,
  { label, phrases }: EditorNames,
  complete: CompletionSource,
  onChange: (text: string) => void,
): JsonEditor => {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const frame = document.createElement('div');
  frame.style.height = '100%';
  root.append(frame);
  const shownByUs = Annotation.define<boolean>();
  const told: string[] = [];
  const heard = EditorView.updateListener.of(({ docChanged, state, transactions }) => {
    const isOurs = transactions.some((one) => one.annotation(shownByUs) === true);
    if (!docChanged || isOurs) return;
    const text = state.doc.toString();
    told.push(text);
    onChange(text);
  });
  const completing = autocompletion({ override: [complete], icons: false });
  const called = EditorState.phrases.of(phrases);
  const attributes = EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' });
  const view = new EditorView({
    root,
    parent: frame,
    state: EditorState.create({ extensions: [writing, completing, heard, called, attributes] }),
  });
  return {
    show: (next) => {
      const echo = told.indexOf(next);
      told.splice(0, echo < 0 ? told.length : echo + 1);
      if (echo >= 0) return;
      const shown = view.state.doc.toString();
      if (next === shown) return;
      view.dispatch({ changes: changedPart(shown, next), annotations: shownByUs.of(true) });
    },
    mark: (marks) => {
      const all = marks.map((mark) => diagnosticOf(mark, view.state));
      view.dispatch(setDiagnostics(view.state, all));
    },
    goTo: (offset) => {
      const anchor = within(offset, view.state);
      view.dispatch({ selection: { anchor }, effects: EditorView.scrollIntoView(anchor, { y: 'center' }) });
      view.focus();
    },
    end: () => {
      view.destroy();
      frame.remove();
    },
  };
};
