import type { LinkView } from '@baguni/presentation';
import type { MouseEvent, ReactNode } from 'react';

interface SkipLinksProps {
  readonly links: readonly LinkView[];
}

/** Moves the focus to the element that a link names; without an entry in the history, for no other page was opened. */
const skip = (event: MouseEvent<HTMLAnchorElement>): void => {
  const target = document.getElementById(event.currentTarget.hash.slice(1));
  if (!target) return;
  event.preventDefault();
  target.focus();
};

/** First in tab order, seen with focus only: to the list, the summary and the tabs (PG-01, WA-12). */
export function SkipLinks({ links }: SkipLinksProps): ReactNode {
  return links.map(({ href, label }) => (
    <a key={href} className="skip-link" href={href} onClick={skip}>
      {label}
    </a>
  ));
}
