import type { RefObject } from 'react';
import type { Words } from '../words/words.ts';

interface SkipProps {
  readonly words: Words;
  readonly to: RefObject<HTMLElement | null>;
}

/** The way past the editor (WA-12). The address keeps its cart: only the focus moves. */
export const SkipLink = ({ words, to }: SkipProps) => (
  <a
    className="skip-link"
    href="#results"
    onClick={(event) => {
      event.preventDefault();
      to.current?.focus();
      to.current?.scrollIntoView();
    }}
  >
    {words.skip}
  </a>
);
