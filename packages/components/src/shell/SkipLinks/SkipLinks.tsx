import type { LinkView } from '@baguni/presentation';
import type { MouseEvent, ReactNode } from 'react';

/** Focuses the target of a link without a history entry. */
const skip = (event: MouseEvent<HTMLAnchorElement>): void => {
  const target = document.getElementById(event.currentTarget.hash.slice(1));
  if (!target) return;
  event.preventDefault();
  target.focus();
};

/** Skip links: first in tab order, visible on focus (WA-12). */
export function SkipLinks({ links }: { readonly links: readonly LinkView[] }): ReactNode {
  return links.map(({ href, label }) => (
    <a key={href} className="skip-link" href={href} onClick={skip}>
      {label}
    </a>
  ));
}
