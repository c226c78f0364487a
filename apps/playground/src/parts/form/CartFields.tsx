import { useState } from 'react';
import { usualPrice, withNewUnit } from '../../change/form-edits.ts';
import { BuyerSection } from './BuyerSection.tsx';
import { CouponsSection } from './CouponsSection.tsx';
import { useForm } from './form-context.ts';
import { PlaceSection } from './PlaceSection.tsx';
import { PromotionSwitches } from './PromotionSwitches.tsx';
import { SellersSection } from './SellersSection.tsx';
import { UnitCard } from './UnitCard.tsx';
import styles from './form.module.scss';

/** More units than these are drawn when they are asked for. */
const FIRST = 20;

/** All of a cart: its units first, the rest in parts that open. */
export const CartFields = () => {
  const { given, cart, wording, apply } = useForm();
  const { words, engine } = wording;
  const [most, setMost] = useState(FIRST);
  const add = (): void => {
    setMost(Math.max(most, cart.units.length + 1));
    apply(withNewUnit(given, words.form.newItem, usualPrice(engine.currency)));
  };
  return (
    <div className={styles['form']}>
      {cart.units.slice(0, most).map((unit, at) => (
        <UnitCard key={unit.cartUnitId} unit={unit} at={at} />
      ))}
      <div className={styles['buttons']}>
        {cart.units.length > most && (
          <button type="button" className={styles['add']} data-press="more" onClick={() => setMost(most * 2)}>
            {words.showMoreUnits(cart.units.length - most)}
          </button>
        )}
        <button type="button" className={styles['add']} onClick={add}>
          {words.form.add}
        </button>
      </div>
      <PromotionSwitches />
      <CouponsSection />
      <SellersSection />
      <BuyerSection />
      <PlaceSection />
    </div>
  );
};
