import { useId, useRef, useState, type KeyboardEvent } from 'react';

/** A disclosure: Enter and Space toggle, Escape closes. */
export const useDisclosure = () => {
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

/** Props of a disclosure button and its panel. */
export type Disclosure = ReturnType<typeof useDisclosure>;
