import styles from './CountrySelector.module.scss';
import type { CountrySelectorView } from '@baguni/presentation';
import { useId, type ReactNode, useState } from 'react';
import { DialogLayer, LayerFailure } from '../../parts/DialogLayer/DialogLayer.tsx';
import { ActionButton, Button } from '../../parts/Button/Button.tsx';
import type { TopProps } from '../../lib/store.ts';

interface CountryListProps {
  readonly selector: CountrySelectorView;
  readonly choice: CountryChoice;
}

function CountryList({ selector, choice }: CountryListProps): ReactNode {
  const id = useId();
  const { sought, seek, found, chosen, choose } = choice;
  return (
    <>
      <input
        className={styles['search']}
        type="search"
        aria-label={selector.searchLabel}
        placeholder={selector.searchLabel}
        value={sought}
        onChange={({ target }) => seek(target.value)}
      />
      <fieldset className={styles['countries']}>
        <legend className="visually-hidden">{selector.legend}</legend>
        {found.map(({ value, label }) => (
          <label key={value} className={styles['country']}>
            <input
              className={styles['radio']}
              type="radio"
              name={id}
              value={value}
              checked={value === chosen}
              onChange={() => choose(value)}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <output className={styles['none']}>{found.length === 0 ? selector.noneText : null}</output>
    </>
  );
}

type CountrySelectorProps = TopProps<{ selector: CountrySelectorView }>;

type PartProps = Pick<CountrySelectorProps, 'selector' | 'send'> & { readonly choice: CountryChoice };

const matches = (label: string, sought: string): boolean =>
  label.toLocaleLowerCase().includes(sought.trim().toLocaleLowerCase());

/** The current country is preselected until the shopper picks one, even if the list loads later. */
const useChoice = ({ countries }: CountrySelectorView) => {
  const [sought, seek] = useState('');
  const [picked, choose] = useState<string>();
  const chosen = picked ?? countries.find(({ isChosen }) => isChosen)?.value;
  return { sought, seek, found: countries.filter(({ label }) => matches(label, sought)), chosen, choose };
};

type CountryChoice = ReturnType<typeof useChoice>;

function Body({ selector, choice, send }: PartProps): ReactNode {
  switch (selector.body) {
    case 'Loading':
      return (
        <>
          <output className="visually-hidden">{selector.loadingText}</output>
          <div className={styles['skeleton']} aria-hidden="true" />
        </>
      );
    case 'Failure':
      return <LayerFailure failure={selector.failure} send={send} />;
    case 'Countries':
      return <CountryList selector={selector} choice={choice} />;
  }
}

function Foot({ selector, choice, send }: PartProps): ReactNode {
  const { cancel, domestic, isChanging, changingText, selectLabel, pickText } = selector;
  // an invisible choice cannot be selected
  const inSight = choice.found.find(({ value }) => value === choice.chosen)?.value;
  const select = (): void => {
    if (inSight !== undefined) send({ type: 'ChangeCountry', countryType: inSight });
  };
  return (
    <div className={styles['foot']}>
      <output className={styles['progress']}>{isChanging ? changingText : null}</output>
      {domestic === undefined ? null : <ActionButton action={domestic} send={send} size="large" />}
      <ActionButton action={cancel} send={send} size="large" />
      <Button
        label={selectLabel}
        look="primary"
        size="large"
        isEnabled={inSight !== undefined && !isChanging}
        reason={inSight === undefined ? pickText : undefined}
        onPress={select}
      />
    </div>
  );
}

/** The choice of the shipping country. Closes after the server has changed it (LY-05). */
export function CountrySelector({ selector, isTop, send }: CountrySelectorProps): ReactNode {
  const { isChanging, cancel } = selector;
  const choice = useChoice(selector);
  return (
    <DialogLayer
      layer={{ ...selector, domId: 'country-selector', isTop }}
      shape="card"
      isBusy={isChanging}
      onClose={isChanging ? undefined : () => send(cancel.command)}
      foot={<Foot selector={selector} choice={choice} send={send} />}
    >
      <Body selector={selector} choice={choice} send={send} />
    </DialogLayer>
  );
}
