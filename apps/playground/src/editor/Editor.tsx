import type { CompletionSource } from '@codemirror/autocomplete';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { mountEditor, type EditorNames, type JsonEditor, type Mark } from './json-editor.ts';
import styles from './Editor.module.scss';

interface EditorProps {
  readonly text: string;
  /** Of another language it is another editor. */
  readonly names: EditorNames;
  readonly complete: CompletionSource;
  readonly marks: readonly Mark[];
  readonly onChange: (text: string) => void;
  /** Is given the editor while it stands there. */
  readonly editorRef: RefObject<JsonEditor | undefined>;
}

/** The text of a cart or a shop in an editor. */
export const Editor = ({ text, names, complete, marks, onChange, editorRef }: EditorProps) => {
  const host = useRef<HTMLDivElement>(null);
  const changed = useEffectEvent(onChange);
  useEffect(() => {
    if (!host.current) return undefined;
    const editor = mountEditor(host.current, names, complete, changed);
    editorRef.current = editor;
    return () => {
      editor.end();
      editorRef.current = undefined;
    };
  }, [names, complete, editorRef]);
  useEffect(() => editorRef.current?.show(text), [text, editorRef]);
  useEffect(() => editorRef.current?.mark(marks), [marks, editorRef]);
  return <div ref={host} className={styles['editor']} />;
};
