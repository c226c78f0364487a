import { useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react';

/** What a button and the panel that it opens need (WCAG keyboard map: disclosure). */
export interface Disclosure {
  readonly isOpen: boolean;
  readonly panelId: string;
  /** For the button: spread onto it. */
  readonly button: {
    readonly ref: RefObject<HTMLButtonElement | null>;
    readonly 'aria-expanded': boolean;
    readonly 'aria-controls': string | undefined;
    readonly onClick: () => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
  };
  /** For the panel, and any part around both: Escape closes and the button has the focus. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** A panel that its button opens and closes: Enter and Space toggle, Escape closes. */
export const useDisclosure = (): Disclosure => {
  const [isOpen, setOpen] = useState(false);
  const ref = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    setOpen(false);
    ref.current?.focus();
  };
  return {
    isOpen,
    panelId,
    button: {
      ref,
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? panelId : undefined,
      onClick: () => setOpen(!isOpen),
      onKeyDown,
    },
    onKeyDown,
  };
};
