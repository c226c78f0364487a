import { useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react';

/** Props of a disclosure button and its panel. */
export interface Disclosure {
  readonly isOpen: boolean;
  readonly panelId: string;
  readonly button: {
    readonly ref: RefObject<HTMLButtonElement | null>;
    readonly 'aria-expanded': boolean;
    readonly 'aria-controls': string | undefined;
    readonly onClick: () => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
  };
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** A disclosure: Enter and Space toggle, Escape closes. */
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
