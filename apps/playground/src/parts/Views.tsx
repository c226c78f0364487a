import type { Wording } from '../words/wording.ts';
import styles from './Views.module.scss';

/** How the cart is edited. */
export type CartFace = 'Json' | 'Form';

interface ViewsProps {
  readonly wording: Wording;
  readonly face: CartFace;
  readonly onFace: (face: CartFace) => void;
}

/** Chooses between JSON and form. */
export const Views = ({ wording: { words }, face, onFace }: ViewsProps) => (
  <fieldset className={styles['views']}>
    <legend className="visually-hidden">{words.cart}</legend>
    {(['Json', 'Form'] as const).map((one) => (
      <label key={one} className={styles['view']}>
        <input
          type="radio"
          name="face"
          className="visually-hidden"
          checked={face === one}
          onChange={() => onFace(one)}
        />
        {one === 'Json' ? words.asJson : words.asForm}
      </label>
    ))}
  </fieldset>
);
