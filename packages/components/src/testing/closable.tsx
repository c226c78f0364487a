import { landmarks } from '@baguni/presentation';
import { useState, type ReactNode } from 'react';

/** The heading of the list, and a part that closes with its first command. */
export function Closable({ children }: { readonly children: (close: () => void) => ReactNode }): ReactNode {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <h2 id={landmarks.list} tabIndex={-1}>
        상품 목록
      </h2>
      {isOpen ? children(() => setIsOpen(false)) : null}
    </>
  );
}
