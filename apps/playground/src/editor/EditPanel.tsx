import { useRef, type KeyboardEvent } from 'react';
import { formatProblemLine } from '../cart/problem-text.ts';
import type { Reading, TextProblem } from '../cart/read-text.ts';
import { marketplace, type Cart, type Shop } from '../cart/shop.ts';
import type { Texts } from '../cart/texts.ts';
import { JsonEditor, type EditorHandle } from './JsonEditor.tsx';
import { loadCartSchema, loadShopSchema } from './schema-service.ts';
import styles from './editor.module.scss';

/** One of the two texts. */
export type TextName = keyof Texts;

/** More problems are not listed: the first ones often cause the others. */
const MAX_PROBLEMS = 20;

interface ProblemsProps {
  readonly name: TextName;
  readonly problems: readonly TextProblem[];
  readonly onGoTo: (offset: number) => void;
}

const Problems = ({ name, problems, onGoTo }: ProblemsProps) => {
  const errors = problems.filter(({ isWarning }) => !isWarning).length;
  const prefix = name === 'shop' ? 'Shop: ' : '';
  return (
    <div className={styles['problems']}>
      <p aria-live="polite" data-bad={errors > 0}>
        {errors > 0 ? `${errors} ${errors === 1 ? 'problem' : 'problems'} in the ${name}` : `This is a valid ${name}.`}
      </p>
      {problems.length > 0 && (
        <ul>
          {problems.slice(0, MAX_PROBLEMS).map((one) => (
            <li key={formatProblemLine(one)} data-warning={one.isWarning}>
              <button type="button" onClick={() => onGoTo(one.from)}>
                {prefix}
                {formatProblemLine(one)}
              </button>
            </li>
          ))}
          {problems.length > MAX_PROBLEMS && <li>and {problems.length - MAX_PROBLEMS} more</li>}
        </ul>
      )}
    </div>
  );
};

interface EditProps {
  readonly texts: Texts;
  readonly shop: Reading<Shop>;
  readonly cart: Reading<Cart>;
  readonly tab: TextName;
  readonly onTab: (tab: TextName) => void;
  readonly onType: (next: Partial<Texts>) => void;
}

const tabNames = { cart: 'Cart', shop: 'Shop' };

/** The editors of cart and shop, and their problems (EN-07, EN-20). */
export const EditPanel = ({ texts, shop, cart, tab, onTab, onType }: EditProps) => {
  const cartEditor = useRef<EditorHandle>(null);
  const shopEditor = useRef<EditorHandle>(null);
  const goTo = (name: TextName, offset: number): void => {
    onTab(name);
    // the editor cannot take the focus while its tab is hidden
    requestAnimationFrame(() => (name === 'cart' ? cartEditor : shopEditor).current?.goTo(offset));
  };
  const moveTab = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    onTab(tab === 'cart' ? 'shop' : 'cart');
    event.currentTarget.parentElement?.querySelector<HTMLElement>('[aria-selected="false"]')?.focus();
  };
  return (
    <section className={styles['panel']} aria-label="Cart and shop">
      <div role="tablist" aria-label="Cart and shop" className={styles['tabs']}>
        {(['cart', 'shop'] as const).map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`tab-${name}`}
            aria-controls={`panel-${name}`}
            aria-selected={tab === name}
            tabIndex={tab === name ? 0 : -1}
            onClick={() => onTab(name)}
            onKeyDown={moveTab}
          >
            {tabNames[name]}
          </button>
        ))}
      </div>
      <div role="tabpanel" id="panel-cart" aria-labelledby="tab-cart" hidden={tab !== 'cart'}>
        <JsonEditor
          text={texts.cart}
          label="Cart as JSON"
          loadSchema={() => loadCartSchema(shop.value ?? marketplace)}
          problems={cart.problems}
          onChange={(text) => onType({ cart: text })}
          ref={cartEditor}
        />
        <p className={styles['hint']}>Type a quotation mark for suggestions, or press Ctrl+Space.</p>
      </div>
      <div role="tabpanel" id="panel-shop" aria-labelledby="tab-shop" hidden={tab !== 'shop'}>
        <JsonEditor
          text={texts.shop}
          label="Shop as JSON"
          loadSchema={loadShopSchema}
          problems={shop.problems}
          onChange={(text) => onType({ shop: text })}
          ref={shopEditor}
        />
        <p className={styles['hint']}>
          Your own rules, promotions, limits and messages. Leave it empty for the marketplace.
        </p>
      </div>
      {shop.problems.length > 0 && (
        <Problems name="shop" problems={shop.problems} onGoTo={(offset) => goTo('shop', offset)} />
      )}
      {(shop.value ?? cart.problems.length > 0) && (
        <Problems name="cart" problems={cart.problems} onGoTo={(offset) => goTo('cart', offset)} />
      )}
    </section>
  );
};
