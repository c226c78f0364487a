import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { bracketMatching, foldGutter, foldKeymap, indentOnInput } from '@codemirror/language';
import { lintGutter, lintKeymap, setDiagnostics } from '@codemirror/lint';
import { Annotation, EditorState, type Extension } from '@codemirror/state';
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import { useEffect, useEffectEvent, useImperativeHandle, useRef, type Ref } from 'react';
import { formatProblem } from '../cart/problem-text.ts';
import type { TextProblem } from '../cart/read-text.ts';
import { editorTheme } from './editor-theme.ts';
import { completeBySchema, hoverBySchema, type LoadSchema } from './schema-service.ts';
import styles from './editor.module.scss';

/** Moves the caret to a position and focuses the editor. */
export interface EditorHandle {
  readonly goTo: (offset: number) => void;
}

interface EditorProps {
  readonly text: string;
  readonly label: string;
  readonly loadSchema: LoadSchema;
  readonly problems: readonly TextProblem[];
  readonly onChange: (text: string) => void;
  readonly ref: Ref<EditorHandle>;
}

const extensions: Extension = [
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
  editorTheme,
  // Tab moves on to the next control of the page, so that keyboard users can leave the editor
  keymap.of([
    ...closeBracketsKeymap,
    ...defaultKeymap,
    ...historyKeymap,
    ...foldKeymap,
    ...completionKeymap,
    ...lintKeymap,
  ]),
];

/** Marks changes by the page, which are not reported back to it. */
const byPage = Annotation.define<boolean>();

/** Replaces only the part that differs, which keeps the caret in place. */
const replaceText = (view: EditorView, next: string): void => {
  const shown = view.state.doc.toString();
  const length = Math.min(shown.length, next.length);
  let from = 0;
  while (from < length && shown[from] === next[from]) from += 1;
  let end = 0;
  while (end < length - from && shown.at(-1 - end) === next.at(-1 - end)) end += 1;
  view.dispatch({
    changes: { from, to: shown.length - end, insert: next.slice(from, next.length - end) },
    annotations: byPage.of(true),
  });
};

/** A JSON editor with completion, hover texts and error marks. */
export const JsonEditor = ({ text, label, loadSchema, problems, onChange, ref }: EditorProps) => {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  /** Texts that were reported and have not come back as props. */
  const reported = useRef<string[]>([]);
  const report = useEffectEvent((next: string) => {
    reported.current.push(next);
    onChange(next);
  });
  const load = useEffectEvent(() => loadSchema());
  useEffect(() => {
    if (!host.current) return undefined;
    // a shadow root adopts style sheets; in the page, CodeMirror would add a style element that the CSP forbids (CS-6)
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' });
    const editor = new EditorView({
      root,
      parent: root,
      state: EditorState.create({
        extensions: [
          extensions,
          autocompletion({ override: [completeBySchema(load)], icons: false }),
          hoverBySchema(load),
          EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
          EditorView.updateListener.of(({ docChanged, state, transactions }) => {
            if (docChanged && !transactions.some((one) => one.annotation(byPage))) report(state.doc.toString());
          }),
        ],
      }),
    });
    view.current = editor;
    return () => editor.destroy();
  }, [label]);
  useEffect(() => {
    // while a user types on, older texts come back as props: they are not new
    const echo = reported.current.indexOf(text);
    reported.current.splice(0, echo < 0 ? Infinity : echo + 1);
    if (echo < 0 && view.current && text !== view.current.state.doc.toString()) replaceText(view.current, text);
  }, [text]);
  useEffect(() => {
    if (!view.current) return;
    const { state } = view.current;
    const clamp = (offset: number): number => Math.min(offset, state.doc.length);
    const diagnostics = problems.map((one) => ({
      from: clamp(one.from),
      to: clamp(one.to),
      severity: one.isWarning ? ('warning' as const) : ('error' as const),
      message: formatProblem(one),
    }));
    view.current.dispatch(setDiagnostics(state, diagnostics));
  }, [problems]);
  useImperativeHandle(ref, () => ({
    goTo: (offset) => {
      const anchor = Math.min(offset, view.current?.state.doc.length ?? 0);
      view.current?.dispatch({ selection: { anchor }, effects: EditorView.scrollIntoView(anchor, { y: 'center' }) });
      view.current?.focus();
    },
  }));
  return <div ref={host} className={styles['editor']} />;
};
