import type { CartChanged } from '../engine/cart-engine.ts';
import type { JsonObject } from '../text/json.ts';
import type { Reading } from '../text/read-text.ts';
import type { ShownCart } from '../text/use-reading.ts';
import type { Wording } from '../words/wording.ts';
import { FormPanel } from './FormPanel.tsx';

/** What the form hands on. */
export interface FormPresses {
  readonly onEdit: (json: JsonObject) => void;
  /** @param label what the press says */
  readonly onChange: (changed: CartChanged, label: string) => void;
}

interface CartFormProps extends FormPresses {
  readonly reading: Reading<ShownCart>;
  readonly wording: Wording;
}

/** The cart as a form, where its text is one. */
export const CartForm = ({ reading: { given, value }, wording, onEdit, onChange }: CartFormProps) =>
  given && value ? (
    <FormPanel given={given} cart={value.cart} wording={wording} onEdit={onEdit} onChange={onChange} />
  ) : (
    <p>{wording.words.formNeedsCart}</p>
  );
