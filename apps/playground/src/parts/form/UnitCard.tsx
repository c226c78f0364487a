import type { CartUnit } from '@baguni/domain';
import { withSelected } from '../../change/form-edits.ts';
import { unitName } from '../../words/unit-names.ts';
import { Card } from './Card.tsx';
import { Check } from './Check.tsx';
import { Field } from './Field.tsx';
import { useForm } from './form-context.ts';
import { SellerChoice } from './SellerChoice.tsx';
import { spotAt } from './spot.ts';
import { UnitChoices } from './UnitChoices.tsx';
import { UnitDiscounts } from './UnitDiscounts.tsx';
import { UnitLimits } from './UnitLimits.tsx';
import styles from './form.module.scss';

interface UnitProps {
  readonly unit: CartUnit;
  /** Its position. */
  readonly at: number;
}

/** A unit: what it is, how many, of whom, and all the rest in parts that open. */
export const UnitCard = ({ unit, at }: UnitProps) => {
  const form = useForm();
  const { given, cart, wording, apply, change } = form;
  const { words, engine } = wording;
  const { cartUnitId } = unit;
  const name = unitName(wording, cart, cartUnitId);
  const spot = spotAt(form, ['units', at]);
  const onRemove = (): void => change(engine.removeUnits(cart, [cartUnitId]), words.remove(name));
  return (
    <Card name={name} remove={{ kind: 'remove-unit', onRemove }}>
      <Field label={words.form.name} kind="Text" spot={spot} path={['item', 'itemName']} />
      <Field
        label={words.form.price(engine.currency.code)}
        kind="Amount"
        spot={spot}
        path={['item', 'itemSellPrice']}
      />
      <Field label={words.form.quantity} kind="Whole" spot={spot} path={['quantity']} />
      <SellerChoice unit={unit} at={at} />
      <Check
        label={words.form.selected}
        isOn={cart.selected.includes(cartUnitId)}
        onChange={(isOn) => apply(withSelected(given, cart.selected, cartUnitId, isOn))}
      />
      <div className={styles['sections']}>
        <UnitChoices at={at} />
        <UnitDiscounts at={at} />
        <UnitLimits unit={unit} at={at} />
      </div>
    </Card>
  );
};
