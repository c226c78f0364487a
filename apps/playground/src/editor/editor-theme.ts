import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

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
export const editorTheme: Extension = [theme, syntaxHighlighting(colours)];
