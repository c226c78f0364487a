import type { ReactNode } from 'react';
import { withItem, withoutItem, type JsonPath } from '../../change/json-path.ts';
import { Card } from './Card.tsx';
import { useForm } from './form-context.ts';
import { spotAt, type Spot } from './spot.ts';
import styles from './form.module.scss';

interface ListProps {
  /** Where the list stands in the text. */
  readonly path: JsonPath;
  readonly count: number;
  /** What kind of thing it holds, for the focus. */
  readonly kind: string;
  readonly nameOf: (spot: Spot, at: number) => string;
  readonly addLabel: string;
  /** What one more begins as. */
  readonly blank: unknown;
  readonly children: (spot: Spot) => ReactNode;
}

/** Things of a unit, each with its fields; one more, one less. */
export const ListFields = ({ path, count, kind, nameOf, addLabel, blank, children }: ListProps) => {
  const form = useForm();
  const { given, apply } = form;
  return (
    <>
      {Array.from({ length: count }, (_, at) => {
        const spot = spotAt(form, [...path, at]);
        const onRemove = (): void => apply(withoutItem(given, path, at));
        return (
          // oxlint-disable-next-line react/no-array-index-key -- they have no name of their own but their place
          <Card key={at} name={nameOf(spot, at)} remove={{ kind, onRemove }}>
            {children(spot)}
          </Card>
        );
      })}
      <button type="button" className={styles['add']} onClick={() => apply(withItem(given, path, blank))}>
        {addLabel}
      </button>
    </>
  );
};
