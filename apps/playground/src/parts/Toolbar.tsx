import { useEffect, useState } from 'react';
import { guideExample } from '../examples/guide-example.ts';
import { shopExamples } from '../examples/shop-examples.ts';
import type * as scenarioExamples from '../examples/scenario-examples.ts';
import type { Texts } from '../text/texts.ts';
import type { Wording } from '../words/wording.ts';
import { CopyLink } from './CopyLink.tsx';
import type { Say } from './Notice.tsx';
import styles from './parts.module.scss';
import own from './Toolbar.module.scss';

interface ToolbarProps {
  readonly wording: Wording;
  readonly texts: Texts;
  readonly onTexts: (texts: Texts) => void;
  /** None where the text is no JSON. */
  readonly onFormat: (() => void) | undefined;
  /** None where there is nothing to undo. */
  readonly onUndo: (() => void) | undefined;
  readonly onSay: Say;
}

type Scenarios = typeof scenarioExamples;

/** The demo marketplace’s carts come after the first view: they are larger than all the rest. */
const useScenarios = (): Scenarios | undefined => {
  const [scenarios, setScenarios] = useState<Scenarios>();
  useEffect(() => {
    // without them the guide’s example is there
    import('../examples/scenario-examples.ts').then(setScenarios, () => undefined);
  }, []);
  return scenarios;
};

/** Examples, format, a step back, and the link that carries the cart. */
export const Toolbar = ({ wording, texts, onTexts, onFormat, onUndo, onSay }: ToolbarProps) => {
  const { words, language } = wording;
  const scenarios = useScenarios();
  const choose = (name: string): void => {
    const known = scenarios?.exampleNames.find((one) => one === name);
    const ofShop = shopExamples.find((one) => one.name === name);
    if (name === 'guide') onTexts({ cart: guideExample, shop: '' });
    if (ofShop) onTexts(ofShop.texts);
    if (known && scenarios) onTexts({ cart: scenarios.exampleText(known, language, Date.now()), shop: '' });
  };
  return (
    <div className={own['toolbar']}>
      <label className={own['examples']}>
        <span className="visually-hidden">{words.examples}</span>
        <select className={own['select']} value="" onChange={({ target }) => choose(target.value)}>
          <option value="">{words.chooseExample}</option>
          <option value="guide">{words.guideExample}</option>
          {shopExamples.map(({ name }) => (
            <option key={name} value={name}>
              {words.shopExamples[name]}
            </option>
          ))}
          {scenarios?.exampleNames.map((name) => (
            <option key={name} value={name}>
              {scenarios.exampleTitle(name, language)}
            </option>
          ))}
        </select>
      </label>
      <button type="button" className={styles['button']} aria-disabled={!onFormat} onClick={onFormat}>
        {words.format}
      </button>
      <button type="button" className={styles['button']} aria-disabled={!onUndo} onClick={onUndo}>
        {words.undo}
      </button>
      <CopyLink texts={texts} words={words} onSay={onSay} />
    </div>
  );
};
