import { useLayoutEffect } from 'react';

/** A part that covers the page or changes its layout while it is shown. */
export type PageMark =
  | 'offline'
  | 'undo'
  | 'toast'
  | 'news'
  | 'reasons'
  | 'open-reasons'
  | 'question'
  | 'nudge'
  | 'club-nudge'
  | 'layer'
  | 'dimmed-layer'
  | 'top-layer';

const marksOf = ({ dataset }: HTMLElement): readonly string[] => dataset['shown']?.split(' ') ?? [];

/**
 * Adds marks to `data-shown` of the document, for the styles of other components. Browsers would match `:root:has()`
 * again after each new element.
 */
export const usePageMark = (mark: PageMark, isShown = true): void =>
  useLayoutEffect(() => {
    if (!isShown) return undefined;
    const root = document.documentElement;
    root.dataset['shown'] = [...marksOf(root), mark].join(' ');
    return () => {
      const marks = marksOf(root);
      root.dataset['shown'] = marks.toSpliced(marks.indexOf(mark), 1).join(' ');
    };
  }, [mark, isShown]);
