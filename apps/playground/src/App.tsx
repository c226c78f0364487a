import type { Language } from '@baguni/domain';
import type { ShopFix } from '@baguni/domain/shop';
import { either as E } from 'fp-ts';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { allFixed } from './change/fixed.ts';
import { withFound } from './change/switch-coupon.ts';
import { written } from './change/written.ts';
import { completeCart, completeShop } from './editor/completion.ts';
import { Editor } from './editor/Editor.tsx';
import type { JsonEditor } from './editor/json-editor.ts';
import type { CartChanged } from './engine/cart-engine.ts';
import { marketplace } from './engine/marketplace.ts';
import type { Texts } from './link/cart-link.ts';
import { Boundary } from './parts/Boundary.tsx';
import { CouponPanel } from './parts/CouponPanel.tsx';
import { FormPanel } from './parts/FormPanel.tsx';
import { Header } from './parts/Header.tsx';
import { OrderPanel } from './parts/OrderPanel.tsx';
import { Panel } from './parts/Panel.tsx';
import { PricePanel } from './parts/PricePanel.tsx';
import { Problems } from './parts/Problems.tsx';
import { tabId, tabPanelId, Tabs, type Source } from './parts/Tabs.tsx';
import { Toolbar } from './parts/Toolbar.tsx';
import { Views, type CartFace } from './parts/Views.tsx';
import { printJson } from './text/print-json.ts';
import type { TextProblem } from './text/read-text.ts';
import { useReading } from './text/use-reading.ts';
import { useShop } from './text/use-shop.ts';
import { markText } from './words/problem-text.ts';
import { messageOf, type Spoken } from './words/wording.ts';
import styles from './App.module.scss';

interface AppProps {
  readonly spoken: Spoken;
  readonly onLanguage: (language: Language) => void;
  readonly texts: Texts;
  readonly onTexts: (texts: Texts) => void;
  /** What is to be said of how the cart came here, such as a broken link. */
  readonly notice: string;
  readonly onNotice: (notice: string) => void;
}

/** Problems as the editor marks them. */
const useMarks = (spoken: Spoken, problems: readonly TextProblem[]) =>
  useMemo(
    () => problems.map((one) => ({ ...one.range, isWarning: one.isWarning, text: markText(spoken, one) })),
    [problems, spoken],
  );

/** The playground: a cart, and a shop of one’s own, as text and as a form, and what the engine answers beside it (EN-20). */
export const App = ({ spoken, onLanguage, texts, onTexts, notice, onNotice }: AppProps) => {
  const { words } = spoken;
  const [source, setSource] = useState<Source>('Cart');
  const [face, setFace] = useState<CartFace>('Json');
  const cartEditor = useRef<JsonEditor>(undefined);
  const shopEditor = useRef<JsonEditor>(undefined);
  const shop = useShop(texts.shop);
  const { reading, shown } = useReading(texts.cart, shop.value);
  const deferred = useDeferredValue(shown);
  const now = useMemo(() => ({ ...spoken, engine: reading.value?.engine ?? marketplace }), [spoken, reading]);
  const wording = useMemo(() => ({ ...spoken, engine: deferred?.engine ?? marketplace }), [spoken, deferred]);
  const cartMarks = useMarks(spoken, reading.problems);
  const shopMarks = useMarks(spoken, shop.problems);
  const write = (next: Partial<Texts>): void => {
    onNotice('');
    onTexts({ ...texts, ...next });
  };
  const take = (changed: CartChanged): void => {
    const { given, value } = reading;
    if (!given || !value) return;
    if (E.isLeft(changed)) onNotice(words.refused(messageOf(now, changed.left)));
    else {
      onTexts({ ...texts, cart: written(given, value.cart, changed.right) });
      onNotice(words.done);
    }
  };
  const fix = (fixes: readonly ShopFix[]): void => {
    if (reading.value) take(allFixed(reading.value.engine, reading.value.cart, fixes));
  };
  const goTo = (to: Source, offset: number): void => {
    setSource(to);
    setFace('Json');
    // the editor is there once it is shown
    requestAnimationFrame(() => (to === 'Cart' ? cartEditor : shopEditor).current?.goTo(offset));
  };
  const edited = source === 'Cart' ? reading : shop;
  const format = (): void => {
    if (edited.given) write({ [source === 'Cart' ? 'cart' : 'shop']: printJson(edited.given) });
  };
  const stale = deferred ? words.staleResults : words.noCart;
  return (
    <>
      <a className="skip-link" href="#results">
        {words.skip}
      </a>
      <Header wording={wording} onLanguage={onLanguage} />
      <main className={styles['page']}>
        <p className={styles['lead']}>{words.lead}</p>
        <Toolbar
          wording={wording}
          texts={texts}
          onTexts={write}
          onFormat={edited.given && format}
          onNotice={onNotice}
        />
        <output className={styles['notice']}>{notice}</output>
        <div className={styles['columns']}>
          <Panel
            title={words.cartAndShop}
            aside={source === 'Cart' && <Views wording={wording} face={face} onFace={setFace} />}
          >
            <Tabs wording={wording} source={source} onSource={setSource} />
            <div role="tabpanel" id={tabPanelId('Cart')} aria-labelledby={tabId('Cart')} hidden={source !== 'Cart'}>
              <div hidden={face !== 'Json'}>
                <Editor
                  key={words.editorLabel}
                  text={texts.cart}
                  label={words.editorLabel}
                  complete={completeCart}
                  marks={cartMarks}
                  onChange={(cart) => write({ cart })}
                  editorRef={cartEditor}
                />
                <p className={styles['help']}>{words.editorHelp}</p>
              </div>
              {face === 'Form' &&
                (reading.given && reading.value ? (
                  <FormPanel
                    given={reading.given}
                    cart={reading.value.cart}
                    wording={now}
                    onEdit={(json) => write({ cart: printJson(json) })}
                    onChange={take}
                  />
                ) : (
                  <p>{words.formNeedsCart}</p>
                ))}
            </div>
            <div role="tabpanel" id={tabPanelId('Shop')} aria-labelledby={tabId('Shop')} hidden={source !== 'Shop'}>
              <Editor
                key={words.shopLabel}
                text={texts.shop}
                label={words.shopLabel}
                complete={completeShop}
                marks={shopMarks}
                onChange={(text) => write({ shop: text })}
                editorRef={shopEditor}
              />
              <p className={styles['help']}>
                {words.shopHelp} {words.editorHelp}
              </p>
            </div>
            {shop.problems.length > 0 && (
              <Problems problems={shop.problems} wording={wording} onGoTo={(at) => goTo('Shop', at)} />
            )}
            {(shop.value ?? reading.problems.length > 0) && (
              <Problems problems={reading.problems} wording={wording} onGoTo={(at) => goTo('Cart', at)} />
            )}
          </Panel>
          <div id="results" tabIndex={-1} className={styles['results']}>
            {reading.value ? null : <p className={styles['stale']}>{stale}</p>}
            {deferred && (
              <Boundary of={deferred} fallback={<p className={styles['stale']}>{words.broken}</p>}>
                <PricePanel cart={deferred.cart} wording={wording} />
                <OrderPanel cart={deferred.cart} wording={wording} onFix={fix} />
                <CouponPanel
                  cart={deferred.cart}
                  wording={wording}
                  onUse={(found) => reading.value && take(E.right(withFound(reading.value.cart, found)))}
                />
              </Boundary>
            )}
          </div>
        </div>
      </main>
    </>
  );
};
