import {
  HighlightStyle,
  syntaxHighlighting,
  bracketMatching,
  foldGutter,
  foldKeymap,
  indentOnInput,
} from '@codemirror/language';
import { type Extension, Annotation, EditorState } from '@codemirror/state';
import { EditorView, drawSelection, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { lintGutter, lintKeymap, setDiagnostics } from '@codemirror/lint';
import { useEffect, useEffectEvent, useImperativeHandle, useRef, type Ref } from 'react';
import { formatProblem } from '../cart/problem-text.ts';
import type { TextProblem } from '../cart/read-text.ts';
import { completeBySchema, hoverBySchema, type LoadSchema } from './schema-service.ts';
import styles from './editor.module.scss';

const theme = EditorView.theme({
  '&': { height: '100%', color: 'var(--color-ink)', backgroundColor: 'var(--color-card)', fontSize: 'var(--text-13)' },
  '&.cm-focused': { outline: '2px solid var(--color-focus)', outlineOffset: '-2px' },
  '.cm-scroller': { fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace', lineHeight: '1.6' },
  '.cm-content': { caretColor: 'var(--color-ink)', paddingBlock: '8px' },
  '.cm-cursor': { borderLeftColor: 'var(--color-ink)' },
  '.cm-gutters': {
    color: 'var(--color-ink-secondary)',
    backgroundColor: 'var(--color-card)',
    borderRight: '1px solid var(--color-line)',
  },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'transparent' },
  '&.cm-focused .cm-activeLine': { backgroundColor: 'color-mix(in srgb, var(--color-information) 6%, transparent)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'var(--color-information-ground)',
  },
  '&.cm-focused .cm-matchingBracket': { backgroundColor: 'var(--color-accent-tint)' },
  '.cm-foldPlaceholder': {
    color: 'var(--color-ink-secondary)',
    backgroundColor: 'var(--color-canvas)',
    border: '1px solid var(--color-line)',
  },
  '.cm-tooltip': {
    color: 'var(--color-ink)',
    backgroundColor: 'var(--color-card)',
    border: '1px solid var(--color-control)',
    borderRadius: 'var(--radius-control)',
    boxShadow: 'var(--shadow)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {
    fontFamily: 'inherit',
    maxHeight: '17em',
    maxWidth: 'min(95vw, 560px)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 'max(26px, var(--target))',
    paddingInline: '8px',
  },
  '.cm-completionLabel': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    color: 'var(--color-on-accent)',
    backgroundColor: 'var(--color-accent)',
  },
  '.cm-tooltip.cm-completionInfo': { maxInlineSize: '320px', padding: '6px 10px', fontFamily: 'inherit' },
  // on a phone it would cover the list
  '@media (width < 600px)': { '.cm-tooltip.cm-completionInfo': { display: 'none' } },
  '.cm-completionMatchedText': { textDecoration: 'none', fontWeight: '700' },
  '.cm-hover, .cm-diagnostic': { padding: '6px 10px' },
});

const colours = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--color-information)' },
  { tag: tags.string, color: 'var(--color-free-shipping)' },
  { tag: tags.number, color: 'var(--color-discount)' },
  { tag: [tags.bool, tags.null], color: 'var(--color-warning)' },
]);

/** The design tokens of the product, light and dark. */
const editorTheme: Extension = [theme, syntaxHighlighting(colours)];

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
