import type { ComponentProps } from 'react';

type Props = ComponentProps<'button'> & { readonly text: string; readonly to: () => void };

/** A button with a text, and what pressing it does. */
export const Press = ({ text, to, ...rest }: Props) => (
  <button {...rest} type="button" onClick={to}>
    {text}
  </button>
);
