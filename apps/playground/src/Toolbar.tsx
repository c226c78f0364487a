import { useEffect, useId, useState } from 'react';
import { examples } from './examples/examples.ts';
import type * as scenarioExamples from './examples/scenario-examples.ts';
import { makeFragment, storeTexts } from './link.ts';
import type { Texts } from './cart/texts.ts';
import styles from './App.module.scss';

interface CopyProps {
  readonly texts: Texts;
  readonly onNotify: (text: string) => void;
}

/** Copies the link. If the page may not use the clipboard, shows the link to copy by hand. */
const CopyLink = ({ texts, onNotify }: CopyProps) => {
  const [shown, setShown] = useState<{ readonly texts: Texts; readonly link: string }>();
  const id = useId();
  const copy = async (): Promise<void> => {
    const fragment = await makeFragment(texts);
    if (fragment === undefined) return onNotify('This cart is too large for a link. Copy its JSON instead.');
    storeTexts(texts, fragment);
    try {
      await navigator.clipboard.writeText(location.href);
      setShown(undefined);
      onNotify('Link copied. It contains this cart.');
    } catch {
      setShown({ texts, link: location.href });
      onNotify('This page cannot use the clipboard. The link is selected: copy it by hand.');
    }
  };
  return (
    <>
      <button type="button" className={styles['button']} onClick={() => void copy()}>
        Copy link
      </button>
      {shown?.texts === texts && (
        <span className={styles['link']}>
          <label htmlFor={id}>Link</label>
          <input
            id={id}
            ref={(field) => field?.select()}
            readOnly
            value={shown.link}
            autoComplete="off"
            onFocus={({ target }) => target.select()}
          />
        </span>
      )}
    </>
  );
};

interface ToolbarProps extends CopyProps {
  readonly onReplace: (texts: Texts) => void;
  /** Undefined if the text is not JSON. */
  readonly onFormat: (() => void) | undefined;
  /** Undefined if there is nothing to undo. */
  readonly onUndo: (() => void) | undefined;
}

export const Toolbar = ({ texts, onReplace, onFormat, onUndo, onNotify }: ToolbarProps) => {
  const [scenarios, setScenarios] = useState<typeof scenarioExamples>();
  useEffect(() => {
    // the demo carts are larger than the rest of the page, so they load afterwards
    import('./examples/scenario-examples.ts').then(setScenarios, () => undefined);
  }, []);
  const choose = (name: string): void => {
    const example = examples.find((one) => one.name === name);
    if (example) return onReplace(example.texts);
    const scenario = scenarios?.exampleNames.find((one) => one === name);
    return scenario && onReplace({ cart: scenarios?.printExample(scenario, Date.now()) ?? '', shop: '' });
  };
  return (
    <div className={styles['toolbar']}>
      <select aria-label="Examples" value="" onChange={({ target }) => choose(target.value)}>
        <option value="">Choose an example</option>
        {examples.map(({ name, title }) => (
          <option key={name} value={name}>
            {title}
          </option>
        ))}
        {scenarios?.exampleNames.map((name) => (
          <option key={name} value={name}>
            {scenarios.titleOfExample(name)}
          </option>
        ))}
      </select>
      <button type="button" className={styles['button']} aria-disabled={!onFormat} onClick={onFormat}>
        Format
      </button>
      <button type="button" className={styles['button']} aria-disabled={!onUndo} onClick={onUndo}>
        Undo
      </button>
      <CopyLink texts={texts} onNotify={onNotify} />
    </div>
  );
};
