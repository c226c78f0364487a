import { couponKeyOf, isOrderable, type CartUnit } from '@baguni/domain';
import { useId, useState } from 'react';
import { withNewUnit, withUnit, type UnitEdit } from '../change/form-edits.ts';
import { isInUse, switchCoupon, switchPromotion } from '../change/switch-coupon.ts';
import type { AnyCart, CartChanged } from '../engine/cart-engine.ts';
import type { JsonObject } from '../text/json.ts';
import type { Wording } from '../words/wording.ts';
import { unitName } from '../words/unit-names.ts';
import styles from './FormPanel.module.scss';

interface FormProps {
  readonly given: JsonObject;
  readonly cart: AnyCart;
  readonly wording: Wording;
  readonly onEdit: (json: JsonObject) => void;
  readonly onChange: (changed: CartChanged, label: string) => void;
}

interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly isNumber?: boolean;
  readonly onCommit: (text: string) => void;
}

/** A field whose text counts as soon as it means something; what means nothing yet is kept while it is typed. */
const Field = ({ label, value, isNumber = false, onCommit }: FieldProps) => {
  const id = useId();
  const [draft, setDraft] = useState<string>();
  const write = (text: string): void => {
    setDraft(text);
    if (!isNumber || /^\d{1,9}$/u.test(text)) onCommit(text);
  };
  return (
    <span className={isNumber ? styles['number'] : styles['field']}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        value={draft ?? value}
        inputMode={isNumber ? 'numeric' : 'text'}
        autoComplete="off"
        onChange={({ target }) => write(target.value)}
        onBlur={() => setDraft(undefined)}
      />
    </span>
  );
};

interface UnitProps extends Pick<FormProps, 'cart' | 'wording' | 'onChange'> {
  readonly unit: CartUnit;
  readonly onUnit: (edit: UnitEdit) => void;
}

const UnitFields = ({ unit, cart, wording, onUnit, onChange }: UnitProps) => {
  const { words, engine } = wording;
  const { cartUnitId, item, seller, quantity } = unit;
  const isSelected = cart.selected.includes(cartUnitId);
  const toggled = isSelected ? cart.selected.filter((id) => id !== cartUnitId) : [...cart.selected, cartUnitId];
  return (
    <fieldset className={styles['unit']}>
      <legend className={styles['legend']}>{unitName(wording, cart, cartUnitId)}</legend>
      <Field label={words.name} value={item.itemName} onCommit={(itemName) => onUnit({ itemName })} />
      <Field
        label={engine.currency.code === 'KRW' ? words.itemPrice : words.itemPriceIn(engine.currency.code)}
        value={`${item.itemSellPrice}`}
        isNumber
        onCommit={(text) => onUnit({ itemSellPrice: Number(text) })}
      />
      <Field
        label={words.quantity}
        value={`${quantity}`}
        isNumber
        onCommit={(text) => onUnit({ quantity: Number(text) })}
      />
      <Field label={words.seller} value={seller.sellerName} onCommit={(sellerName) => onUnit({ sellerName })} />
      <label className={styles['check']}>
        <input
          type="checkbox"
          checked={isSelected}
          disabled={!isOrderable(unit) && !isSelected}
          onChange={() => onChange(engine.select(cart, toggled), unitName(wording, cart, cartUnitId))}
        />
        {words.selected}
      </label>
      <button
        type="button"
        className={styles['remove']}
        data-press="remove"
        onClick={() =>
          onChange(engine.removeUnits(cart, [cartUnitId]), words.remove(unitName(wording, cart, cartUnitId)))
        }
        aria-label={words.remove(unitName(wording, cart, cartUnitId))}
      >
        ✕
      </button>
    </fieldset>
  );
};

const CouponSwitches = ({ cart, wording, onChange }: Pick<FormProps, 'cart' | 'wording' | 'onChange'>) => {
  const { words } = wording;
  return (
    <fieldset className={styles['coupons']}>
      <legend className={styles['legend']}>{words.couponsInUse}</legend>
      {cart.coupons.offered.length === 0 && <p className={styles['hint']}>{words.noCouponsHeld}</p>}
      {cart.coupons.offered.map((coupon) => (
        <label key={couponKeyOf(coupon)} className={styles['check']}>
          <input
            type="checkbox"
            checked={isInUse(cart, couponKeyOf(coupon))}
            onChange={() => onChange(switchCoupon(wording.engine, cart, coupon, cart.pricesAsOf), coupon.couponName)}
          />
          {coupon.couponName.trim() || couponKeyOf(coupon)}
        </label>
      ))}
    </fieldset>
  );
};

const PromotionSwitches = ({ cart, wording, onChange }: Pick<FormProps, 'cart' | 'wording' | 'onChange'>) => (
  <fieldset className={styles['coupons']}>
    <legend className={styles['legend']}>{wording.words.promotionsInUse}</legend>
    {wording.engine.offers.map(({ id, name }) => (
      <label key={id} className={styles['check']}>
        <input
          type="checkbox"
          checked={cart.promotions?.includes(id) === true}
          onChange={() => onChange(switchPromotion(wording.engine, cart, id, cart.pricesAsOf), name)}
        />
        {name}
      </label>
    ))}
  </fieldset>
);

/** The same cart as a form: what is typed is written into its JSON. */
export const FormPanel = ({ given, cart, wording, onEdit, onChange }: FormProps) => (
  <div className={styles['form']}>
    {cart.units.map((unit, at) => (
      <UnitFields
        key={unit.cartUnitId}
        unit={unit}
        cart={cart}
        wording={wording}
        onUnit={(edit) => onEdit(withUnit(given, at, edit))}
        onChange={onChange}
      />
    ))}
    <button type="button" className={styles['add']} onClick={() => onEdit(withNewUnit(given, wording.words.newItem))}>
      {wording.words.add}
    </button>
    {wording.engine.offers.length > 0 && <PromotionSwitches cart={cart} wording={wording} onChange={onChange} />}
    <CouponSwitches cart={cart} wording={wording} onChange={onChange} />
  </div>
);
