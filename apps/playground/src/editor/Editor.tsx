import type { CompletionSource } from '@codemirror/autocomplete';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { mountEditor, type JsonEditor, type Mark } from './json-editor.ts';
import styles from './Editor.module.scss';

interface EditorProps {
  readonly text: string;
  readonly label: string;
  readonly complete: CompletionSource;
  readonly marks: readonly Mark[];
  readonly onChange: (text: string) => void;
  /** Is given the editor while it stands there. */
  readonly editorRef: RefObject<JsonEditor | undefined>;
}

/** The text of a cart or a shop in an editor. */
export const Editor = ({ text, label, complete, marks, onChange, editorRef }: EditorProps) => {
  const host = useRef<HTMLDivElement>(null);
  const changed = useEffectEvent(onChange);
  useEffect(() => {
    if (!host.current) return undefined;
    const editor = mountEditor(host.current, label, complete, changed);
    editorRef.current = editor;
    return () => {
      editor.end();
      editorRef.current = undefined;
    };
  }, [label, complete, editorRef]);
  useEffect(() => editorRef.current?.show(text), [text, editorRef]);
  useEffect(() => editorRef.current?.mark(marks), [marks, editorRef]);
  return <div ref={host} className={styles['editor']} />;
};
