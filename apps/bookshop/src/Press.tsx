import type { ComponentProps } from 'react';

type Props = ComponentProps<'button'> & { readonly text: string; readonly to: () => void };

/** A button. */
export const Press = ({ text, to, ...rest }: Props) => (
  <button {...rest} type="button" onClick={to}>
    {text}
  </button>
);
