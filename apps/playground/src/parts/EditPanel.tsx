import type { CompletionSource } from '@codemirror/autocomplete';
import { useEffect, useMemo, useRef, useState } from 'react';
import { cartCompletion, completeBy } from '../editor/completion.ts';
import { Editor } from '../editor/Editor.tsx';
import type { JsonEditor } from '../editor/json-editor.ts';
import { shopSchema } from '../editor/schemas.ts';
import type { CartEngine } from '../engine/cart-engine.ts';
import { marketplace } from '../engine/marketplace.ts';
import type { Texts } from '../text/texts.ts';
import type { How } from '../text/history.ts';
import type { Reading, TextProblem } from '../text/read-text.ts';
import type { ShownCart } from '../text/use-reading.ts';
import { markText } from '../words/problem-text.ts';
import type { Spoken, Wording } from '../words/wording.ts';
import { EditorHelp } from './EditorHelp.tsx';
import { CartForm, type FormPresses } from './form/CartForm.tsx';
import { Panel } from './Panel.tsx';
import { Problems } from './Problems.tsx';
import { tabId, tabPanelId, Tabs, type Source } from './Tabs.tsx';
import { useWrongFields } from './use-wrong-fields.ts';
import { Views, type CartFace } from './Views.tsx';
import styles from './parts.module.scss';

interface EditProps extends FormPresses {
  readonly texts: Texts;
  readonly shop: Reading<CartEngine>;
  readonly cart: Reading<ShownCart>;
  readonly wording: Wording;
  readonly source: Source;
  readonly onSource: (source: Source) => void;
  readonly onWrite: (next: Partial<Texts>, how: How) => void;
}

/** Problems as the editor marks them. */
const useMarks = (spoken: Spoken, problems: readonly TextProblem[]) =>
  useMemo(
    () => problems.map((one) => ({ ...one.range, isWarning: one.isWarning, text: markText(spoken, one) })),
    [problems, spoken],
  );

const completeShop = completeBy(shopSchema);

/** Completes a cart by its schema, with what its shop adds. The editor keeps it while shops come and go. */
const useCartCompletion = (engine: CartEngine = marketplace): CompletionSource => {
  const [completion] = useState(cartCompletion);
  useEffect(() => completion.follow(engine), [completion, engine]);
  return completion.complete;
};

/** The cart as text or form, its shop as text, and what is wrong with them. */
export const EditPanel = ({ texts, shop, cart, wording, source, onSource, onWrite, ...form }: EditProps) => {
  const { words } = wording;
  const [face, setFace] = useState<CartFace>('Json');
  const fields = useWrongFields();
  const cartEditor = useRef<JsonEditor>(undefined);
  const shopEditor = useRef<JsonEditor>(undefined);
  const cartNames = useMemo(() => ({ label: words.editorLabel, phrases: words.editorPhrases }), [words]);
  const shopNames = useMemo(() => ({ label: words.shopLabel, phrases: words.editorPhrases }), [words]);
  const completeCart = useCartCompletion(shop.value);
  const cartMarks = useMarks(wording, cart.problems);
  const shopMarks = useMarks(wording, shop.problems);
  const goTo = (to: Source, offset: number): void => {
    onSource(to);
    setFace('Json');
    // the editor is there once it is shown
    requestAnimationFrame(() => (to === 'Cart' ? cartEditor : shopEditor).current?.goTo(offset));
  };
  return (
    <Panel title={words.cartAndShop}>
      <div className={styles['choices']}>
        <Tabs wording={wording} source={source} onSource={onSource} />
        {source === 'Cart' && <Views wording={wording} face={face} onFace={setFace} />}
      </div>
      <div role="tabpanel" id={tabPanelId('Cart')} aria-labelledby={tabId('Cart')} hidden={source !== 'Cart'}>
        <div hidden={face !== 'Json'}>
          <Editor
            key={words.editorLabel}
            text={texts.cart}
            names={cartNames}
            complete={completeCart}
            marks={cartMarks}
            onChange={(text) => onWrite({ cart: text }, 'Typed')}
            editorRef={cartEditor}
          />
          <EditorHelp words={words} />
        </div>
        {face === 'Form' && <CartForm reading={cart} wording={wording} onReport={fields.report} {...form} />}
      </div>
      <div role="tabpanel" id={tabPanelId('Shop')} aria-labelledby={tabId('Shop')} hidden={source !== 'Shop'}>
        <Editor
          key={words.shopLabel}
          text={texts.shop}
          names={shopNames}
          complete={completeShop}
          marks={shopMarks}
          onChange={(text) => onWrite({ shop: text }, 'Typed')}
          editorRef={shopEditor}
        />
        <EditorHelp words={words} about={words.shopHelp} />
      </div>
      {shop.problems.length > 0 && (
        <Problems problems={shop.problems} wording={wording} onGoTo={(at) => goTo('Shop', at)} />
      )}
      {(shop.value ?? cart.problems.length > 0) && (
        <Problems
          problems={cart.problems}
          wrongFields={fields.count}
          wording={wording}
          onGoTo={(at) => goTo('Cart', at)}
        />
      )}
    </Panel>
  );
};
