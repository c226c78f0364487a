import type { Language } from '@baguni/domain';
import type { ShopFix } from '@baguni/domain/shop';
import { either as E } from 'fp-ts';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { allFixed } from './change/fixed.ts';
import { withFound } from './change/switch-coupon.ts';
import { written } from './change/written.ts';
import type { CartChanged, FoundOffers } from './engine/cart-engine.ts';
import { marketplace } from './engine/marketplace.ts';
import type { Texts } from './text/texts.ts';
import { EditPanel } from './parts/EditPanel.tsx';
import { Header } from './parts/Header.tsx';
import { Notice, type Said, type Say } from './parts/Notice.tsx';
import { PressesContext } from './parts/presses.ts';
import { Results } from './parts/Results.tsx';
import { SkipLink } from './parts/SkipLink.tsx';
import type { Source } from './parts/Tabs.tsx';
import { Toolbar } from './parts/Toolbar.tsx';
import type { How } from './text/history.ts';
import { printJson } from './text/print-json.ts';
import { useLatest } from './text/use-latest.ts';
import { readCartText, useReading, type ShownCart } from './text/use-reading.ts';
import { useSettled } from './text/use-settled.ts';
import { useShop } from './text/use-shop.ts';
import { messageOf, type Spoken } from './words/wording.ts';
import styles from './App.module.scss';

interface AppProps {
  readonly spoken: Spoken;
  readonly onLanguage: (language: Language) => void;
  readonly texts: Texts;
  readonly how: How;
  readonly onWrite: (next: Partial<Texts>, how: How) => void;
  /** None where there is nothing to undo. */
  readonly onUndo: (() => void) | undefined;
  readonly said: Said;
  readonly onSay: Say;
}

/** The playground: a cart, and a shop of one’s own, as text and as a form, and what the engine answers beside it (EN-20). */
export const App = ({ spoken, onLanguage, texts, how, onWrite, onUndo, said, onSay }: AppProps) => {
  const { words } = spoken;
  const [source, setSource] = useState<Source>('Cart');
  const results = useRef<HTMLDivElement>(null);
  const shop = useShop(useSettled(texts.shop, how));
  const settled = useSettled(texts.cart, how);
  const { reading, shown } = useReading(settled, shop.value);
  const deferred = useDeferredValue(shown);
  const now = useMemo(() => ({ ...spoken, engine: reading.value?.engine ?? marketplace }), [spoken, reading]);
  const wording = useMemo(() => ({ ...spoken, engine: deferred?.engine ?? marketplace }), [spoken, deferred]);
  const write = (next: Partial<Texts>, by: How): void => {
    onSay('');
    onWrite(next, by);
  };
  /** Writes what a press made of the cart as it is now, or says why it made nothing of it. */
  const take = (change: (shown: ShownCart) => CartChanged, label: string): void => {
    const { given, value } = settled === texts.cart ? reading : readCartText(texts.cart, shop.value);
    if (!given || !value) return onSay(words.staleResults);
    const changed = change(value);
    if (E.isLeft(changed)) return onSay(words.refused(messageOf({ ...spoken, engine: value.engine }, changed.left)));
    onWrite({ cart: written(given, value.cart, changed.right) }, 'Made');
    onSay(words.done(label), true);
  };
  const fix = useLatest((fixes: readonly ShopFix[], label: string) =>
    take(({ engine, cart }) => allFixed(engine, cart, fixes), label),
  );
  const use = useLatest((found: FoundOffers, label: string) =>
    take(({ cart }) => E.right(withFound(cart, found)), label),
  );
  const edited = source === 'Cart' ? reading : shop;
  const format = (): void => {
    if (edited.given) write({ [source === 'Cart' ? 'cart' : 'shop']: printJson(edited.given) }, 'Made');
  };
  const undo = (): void => {
    onUndo?.();
    onSay(words.undone, true);
  };
  const reason = reading.value ? '' : words.staleResults;
  const presses = useMemo(() => ({ reason, onRefused: onSay }), [reason, onSay]);
  return (
    <>
      <SkipLink words={words} to={results} />
      <Header wording={wording} onLanguage={onLanguage} />
      <main className={styles['page']}>
        <p className={styles['lead']}>{words.lead}</p>
        <Toolbar
          wording={wording}
          texts={texts}
          onTexts={(next) => write(next, 'Made')}
          onFormat={edited.given && format}
          onUndo={onUndo && undo}
          onSay={onSay}
        />
        <div className={styles['columns']}>
          <EditPanel
            texts={texts}
            shop={shop}
            cart={reading}
            wording={now}
            source={source}
            onSource={setSource}
            onWrite={write}
            onEdit={(json, by) => write({ cart: printJson(json) }, by)}
            onChange={(changed, label) => take(() => changed, label)}
            onSay={onSay}
          />
          <div id="results" ref={results} tabIndex={-1} className={styles['results']}>
            {reason !== '' && <p className={styles['stale']}>{deferred ? reason : words.noCart}</p>}
            {deferred && (
              <PressesContext value={presses}>
                <Results shown={deferred} wording={wording} onFix={fix} onUse={use} />
              </PressesContext>
            )}
          </div>
        </div>
        <Notice said={said} onGone={() => onSay('')} />
      </main>
    </>
  );
};
