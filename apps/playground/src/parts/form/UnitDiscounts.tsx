import { listIn } from '../../text/json.ts';
import { valueAt } from '../../change/json-path.ts';
import { Field } from './Field.tsx';
import { ChoiceField } from './fields.tsx';
import { useForm } from './form-context.ts';
import { ListFields } from './ListFields.tsx';
import { Section } from './Section.tsx';
import type { Spot } from './spot.ts';

const nameOf = (spot: Spot): string => {
  const name = spot.value(['displayName']);
  return typeof name === 'string' ? name.trim() : '';
};

const Discount = ({ spot }: { readonly spot: Spot }) => {
  const { wording } = useForm();
  const { form } = wording.words;
  const { code } = wording.engine.currency;
  const isRate = spot.value(['policy', 'calcType']) === 'Rate';
  return (
    <>
      <Field label={form.name} kind="Text" spot={spot} path={['displayName']} />
      <ChoiceField label={form.discountType} names={form.discountTypes} spot={spot} path={['discountType']} />
      <ChoiceField label={form.takesOff} names={form.calcTypes} spot={spot} path={['policy', 'calcType']} />
      {isRate ? (
        <Field label={form.percent} kind="Percent" spot={spot} path={['policy', 'discountRate']} />
      ) : (
        <Field label={form.amount(code)} kind="Amount" spot={spot} path={['policy', 'discountPrice']} />
      )}
      <Field label={form.fromPieces} kind="Whole" spot={spot} path={['policy', 'minApplyCondition']} />
      <Field label={form.atMost(code)} kind="Amount" spot={spot} path={['policy', 'maxDiscountPrice']} />
    </>
  );
};

/** The discounts of a unit that the cart itself says; those of its shop stand in the shop. @param at its position */
export const UnitDiscounts = ({ at }: { readonly at: number }) => {
  const { given, wording } = useForm();
  const { form } = wording.words;
  const count = listIn(valueAt(given, ['units', at]), 'discounts').length;
  const policy = { calcType: 'Rate', discountRate: 10 };
  return (
    <Section title={form.discounts} count={count}>
      {() => (
        <ListFields
          path={['units', at, 'discounts']}
          count={count}
          kind="remove-discount"
          nameOf={(spot, i) => nameOf(spot) || `${form.discounts} ${i + 1}`}
          addLabel={form.addDiscount}
          blank={{ discountType: 'Seller', policy }}
        >
          {(spot) => <Discount spot={spot} />}
        </ListFields>
      )}
    </Section>
  );
};
