import { listIn } from '../../text/json.ts';
import { valueAt } from '../../change/json-path.ts';
import { Field } from './Field.tsx';
import { useForm } from './form-context.ts';
import { ListFields } from './ListFields.tsx';
import { Section } from './Section.tsx';
import type { Spot } from './spot.ts';

const textAt = (spot: Spot, ...path: readonly (string | number)[]): string => {
  const value = spot.value(path);
  return typeof value === 'string' ? value.trim() : '';
};

/** The options and additional products of a unit. @param at its position */
export const UnitChoices = ({ at }: { readonly at: number }) => {
  const { given, wording } = useForm();
  const { form } = wording.words;
  const { code } = wording.engine.currency;
  const item = valueAt(given, ['units', at, 'item']);
  const [options, additions] = [listIn(item, 'options').length, listIn(item, 'additions').length];
  return (
    <Section title={form.options} count={options + additions}>
      {() => (
        <>
          <ListFields
            path={['units', at, 'item', 'options']}
            count={options}
            kind="remove-option"
            nameOf={(spot, i) => textAt(spot, 'optionEntries', 0, 'value') || `${form.optionName} ${i + 1}`}
            addLabel={form.addOption}
            blank={{ optionEntries: [{ name: '', value: '' }], optionPrice: 0 }}
          >
            {(spot) => (
              <>
                <Field label={form.optionName} kind="Text" spot={spot} path={['optionEntries', 0, 'name']} />
                <Field label={form.optionValue} kind="Text" spot={spot} path={['optionEntries', 0, 'value']} />
                <Field label={form.surcharge(code)} kind="Amount" spot={spot} path={['optionPrice']} />
              </>
            )}
          </ListFields>
          <ListFields
            path={['units', at, 'item', 'additions']}
            count={additions}
            kind="remove-addition"
            nameOf={(spot, i) => textAt(spot, 'name') || `${form.addition} ${i + 1}`}
            addLabel={form.addAddition}
            blank={{ name: form.addition, price: 0, quantity: 1 }}
          >
            {(spot) => (
              <>
                <Field label={form.addition} kind="Text" spot={spot} path={['name']} />
                <Field label={form.additionValue} kind="Text" spot={spot} path={['value']} />
                <Field label={form.price(code)} kind="Amount" spot={spot} path={['price']} />
                <Field label={form.pieces} kind="Whole" spot={spot} path={['quantity']} />
              </>
            )}
          </ListFields>
        </>
      )}
    </Section>
  );
};
