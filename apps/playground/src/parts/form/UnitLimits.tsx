import { unableOrderTypes, type CartUnit } from '@baguni/domain';
import { either as E, option as O } from 'fp-ts';
import { messageOf, type Wording } from '../../words/wording.ts';
import { Choice, type Option } from './Choice.tsx';
import { Field } from './Field.tsx';
import { useForm } from './form-context.ts';
import { Section } from './Section.tsx';
import { spotAt } from './spot.ts';

/** Every reason for which the unit could be refused, as the engine says it (CK-02). */
const reasonsOf = (
  wording: Wording,
  unit: CartUnit,
  cart: Parameters<Wording['engine']['select']>[0],
): readonly Option[] =>
  unableOrderTypes.flatMap((value) => {
    const refused = { ...unit, isBuyAvailable: false, unableOrderType: O.some(value) };
    const found = wording.engine.select({ ...cart, units: [refused] }, [unit.cartUnitId]);
    return E.isLeft(found) ? [{ value, label: messageOf(wording, found.left) }] : [];
  });

interface LimitsProps {
  readonly unit: CartUnit;
  /** Its position. */
  readonly at: number;
}

/** How many of a unit may be bought, and whether it may be ordered at all. */
export const UnitLimits = ({ unit, at }: LimitsProps) => {
  const form = useForm();
  const { wording, cart, apply } = form;
  const words = wording.words.form;
  const spot = spotAt(form, ['units', at]);
  return (
    <Section title={words.limits}>
      {() => (
        <>
          <Field label={words.least} kind="Whole" spot={spot} path={['item', 'limits', 'min']} />
          <Field label={words.most} kind="Whole" spot={spot} path={['item', 'limits', 'max']} />
          <Field label={words.steps} kind="Whole" spot={spot} path={['item', 'limits', 'multiple']} />
          <Field label={words.stock} kind="Whole" spot={spot} path={['item', 'stock']} />
          <Choice
            label={words.order}
            isWide
            value={O.getOrElse(() => '')(unit.unableOrderType)}
            options={[{ value: '', label: words.canBeOrdered }, ...reasonsOf(wording, unit, cart)]}
            onChoose={(reason) => apply(spot.put(['unableOrderType'], reason === '' ? undefined : reason))}
          />
        </>
      )}
    </Section>
  );
};
