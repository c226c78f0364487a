import type { ComponentProps } from 'react';

type Props = ComponentProps<'button'> & { readonly text: string; readonly to: () => void };

/** A button. Where it is gone once it was pressed, the keyboard goes on at the basket. */
export const Press = ({ text, to, ...rest }: Props) => {
  const press = () => {
    to();
    requestAnimationFrame(() => document.activeElement === document.body && document.getElementById('basket')?.focus());
  };
  return (
    <button {...rest} type="button" onClick={press}>
      {text}
    </button>
  );
};
