import type { JsonPath } from '../../change/json-path.ts';
import { Check } from './Check.tsx';
import { Choice, optionsOf } from './Choice.tsx';
import { useForm } from './form-context.ts';
import type { Spot } from './spot.ts';

interface AtSpot {
  readonly label: string;
  readonly spot: Spot;
  readonly path: JsonPath;
}

/** A choice among values of the cart by their names. */
export const ChoiceField = <K extends string>({
  names,
  label,
  spot,
  path,
}: AtSpot & { readonly names: Readonly<Record<K, string>> }) => {
  const { apply } = useForm();
  const value = spot.value(path);
  return (
    <Choice
      label={label}
      value={typeof value === 'string' ? value : ''}
      options={optionsOf(names)}
      onChoose={(chosen) => apply(spot.put(path, chosen))}
    />
  );
};

/** Yes or no. */
export const CheckField = ({ label, spot, path }: AtSpot) => {
  const { apply } = useForm();
  return <Check label={label} isOn={spot.value(path) === true} onChange={(isOn) => apply(spot.put(path, isOn))} />;
};
