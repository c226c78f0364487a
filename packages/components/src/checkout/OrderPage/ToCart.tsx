import type { LinkView } from '@baguni/presentation';
import type { MouseEvent, ReactNode } from 'react';

interface ToCartProps {
  readonly toCart: LinkView;
  readonly className: string;
  /** Returns to the cart. If missing, the link is followed. */
  readonly onBack: ((path: string) => void) | undefined;
}

/** True if a click has no modifier for a new tab or window. */
const isPlain = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  !(ctrlKey || metaKey || shiftKey || altKey);

/** The link to the cart, which goes back in history if possible (RT-10). */
export function ToCart({ toCart, className, onBack }: ToCartProps): ReactNode {
  const goBack = (event: MouseEvent): void => {
    if (onBack === undefined || !isPlain(event)) return;
    event.preventDefault();
    onBack(toCart.href);
  };
  return (
    <a className={className} href={toCart.href} onClick={goBack}>
      {toCart.label}
    </a>
  );
}
