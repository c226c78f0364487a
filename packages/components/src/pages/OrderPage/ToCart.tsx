import type { LinkView } from '@baguni/presentation';
import type { MouseEvent, ReactNode } from 'react';

interface ToCartProps {
  readonly toCart: LinkView;
  readonly className: string;
  /** Goes back to it; where it is left out the link is followed. */
  readonly onBack: ((path: string) => void) | undefined;
}

/** Whether a press asks for the page itself, and for no other tab or window. */
const isPlain = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  !(ctrlKey || metaKey || shiftKey || altKey);

/** The link back to the cart, which goes back in history where it can (RT-10). */
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
