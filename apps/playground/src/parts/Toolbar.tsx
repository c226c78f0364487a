import { either as E } from 'fp-ts';
import { useEffect, useState } from 'react';
import { guideExample } from '../examples/guide-example.ts';
import { shopExamples } from '../examples/shop-examples.ts';
import type * as scenarioExamples from '../examples/scenario-examples.ts';
import { fragmentOf, type Texts } from '../link/cart-link.ts';
import type { Wording } from '../words/wording.ts';
import styles from './parts.module.scss';
import own from './Toolbar.module.scss';

interface ToolbarProps {
  readonly wording: Wording;
  readonly texts: Texts;
  readonly onTexts: (texts: Texts) => void;
  /** None where the text is no JSON. */
  readonly onFormat: (() => void) | undefined;
  readonly onNotice: (notice: string) => void;
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

const copied = async (address: string): Promise<boolean> =>
  navigator.clipboard.writeText(address).then(
    () => true,
    () => false,
  );

/** Examples, format, and the link that carries the cart. */
export const Toolbar = ({ wording, texts, onTexts, onFormat, onNotice }: ToolbarProps) => {
  const { words, language } = wording;
  const scenarios = useScenarios();
  const choose = (name: string): void => {
    const known = scenarios?.exampleNames.find((one) => one === name);
    const ofShop = shopExamples.find((one) => one.name === name);
    if (name === 'guide') onTexts({ cart: guideExample, shop: '' });
    if (ofShop) onTexts(ofShop.texts);
    if (known && scenarios) onTexts({ cart: scenarios.exampleText(known, language, Date.now()), shop: '' });
  };
  const share = async (): Promise<void> => {
    const fragment = await fragmentOf(texts);
    if (E.isLeft(fragment)) return onNotice(words.linkTooLong);
    history.replaceState(null, '', fragment.right);
    onNotice((await copied(location.href)) ? words.linkCopied : words.linkInAddress);
  };
  return (
    <div className={own['toolbar']}>
      <label>
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
      <button type="button" className={styles['button']} disabled={!onFormat} onClick={onFormat}>
        {words.format}
      </button>
      <button type="button" className={styles['button']} onClick={() => void share()}>
        {words.copyLink}
      </button>
    </div>
  );
};
