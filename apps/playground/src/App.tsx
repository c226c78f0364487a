import { loadFonts } from '@baguni/components/fonts';
import { languages, type Language } from '@baguni/domain/internal';
import { useEffect, useMemo, useRef, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { loadMessages, messageLanguages, storeLanguage, type MessageLanguage } from './cart/messages.ts';
import { printJson, writeCart } from './cart/json.ts';
import { readText, type Reading } from './cart/read-text.ts';
import { marketplace, readShop, type Cart, type Shop } from './cart/shop.ts';
import { EditPanel, type TextName } from './editor/EditPanel.tsx';
import { startExample } from './examples/examples.ts';
import { readPageTexts, useAddress, type LinkTexts } from './link.ts';
import { CouponPanel } from './results/CouponPanel.tsx';
import { OrderPanel, type ResultProps } from './results/OrderPanel.tsx';
import { PricePanel } from './results/PricePanel.tsx';
import { useTexts, type Texts } from './cart/texts.ts';
import { Toolbar } from './Toolbar.tsx';
import styles from './App.module.scss';

/** A notice that repeats visible information disappears after this time, in ms. */
const NOTICE_MS = 6000;

/** Texts are long above this number of characters. */
const LONG = 20_000;
/** Long texts are read after this time without typing, in ms. */
const QUIET_MS = 300;

const STALE = 'There are problems, so the last valid result is shown.';

const bugNotice = <p role="alert">The results cannot be shown. This is a bug of the playground, not of your cart.</p>;

/** Carts without a time are judged at the time when the page was opened. */
const openedAt = Date.now();

const readCart = (text: string, shop: Shop | undefined): Reading<Cart> => {
  if (!shop) return { ...readText(text, readShop), value: undefined, problems: [] };
  const reading = readText(text, shop.parseCart);
  const { value } = reading;
  return value && value.pricesAsOf <= 0 ? { ...reading, value: { ...value, pricesAsOf: openedAt } } : reading;
};

/** Returns the texts; long texts only when typing stops, because reading them takes time. */
const useSettled = (texts: Texts): Texts => {
  const [settled, setSettled] = useState(texts);
  const isLong = texts.cart.length + texts.shop.length > LONG;
  useEffect(() => {
    const timer = setTimeout(() => setSettled(texts), isLong ? QUIET_MS : 0);
    return () => clearTimeout(timer);
  }, [texts, isLong]);
  return isLong ? settled : texts;
};

/** Explains a damaged link, or returns an empty string. */
const explainFault = ({ fault }: LinkTexts): string => {
  if (!fault) return '';
  if (fault.part === 'shop') return 'The shop in this link is damaged, so the marketplace is used.';
  return `The cart in this link is ${fault.type === 'Broken' ? 'damaged' : 'too large'}, so an example is shown.`;
};

const textsOf = ({ cart, shop }: LinkTexts): Texts => (cart === undefined ? startExample.texts : { cart, shop });

interface AppProps {
  readonly start: LinkTexts;
  readonly startMessages: MessageLanguage;
}

/** The playground: editors for a cart and a shop, and the results of the engine (EN-20). */
export const App = ({ start, startMessages }: AppProps) => {
  const [messages, setMessages] = useState(startMessages);
  const [notice, setNotice] = useState({ text: explainFault(start), isShort: false });
  const [tab, setTab] = useState<TextName>('cart');
  const { texts, type, replace, undo } = useTexts(textsOf(start));
  const results = useRef<HTMLDivElement>(null);
  const settled = useSettled(texts);
  const shop = useMemo<Reading<Shop>>(
    () =>
      settled.shop.trim() === ''
        ? { given: undefined, value: marketplace, problems: [] }
        : readText(settled.shop, readShop),
    [settled.shop],
  );
  const cart = useMemo(() => readCart(settled.cart, shop.value), [settled.cart, shop]);
  const [shown, setShown] = useState<{ readonly shop: Shop; readonly cart: Cart }>();
  if (shop.value && cart.value && (shown?.cart !== cart.value || shown.shop !== shop.value))
    setShown({ shop: shop.value, cart: cart.value });

  useEffect(() => {
    void loadFonts(messages.language, document);
  }, [messages]);
  useEffect(() => {
    const timer = notice.isShort ? setTimeout(() => setNotice({ text: '', isShort: false }), NOTICE_MS) : undefined;
    return () => clearTimeout(timer);
  }, [notice]);
  const notify = (text: string, isShort = false): void => setNotice({ text, isShort });
  useAddress(texts, () => {
    void readPageTexts().then((link) => {
      if (!link) return;
      replace(textsOf(link));
      notify(explainFault(link));
    });
  });
  const edit = (change: (next: Partial<Texts>) => void) => (next: Partial<Texts>) => {
    notify('');
    change(next);
  };
  const chooseLanguage = (language: Language): void => {
    storeLanguage(language);
    void loadMessages(language).then(setMessages, () => undefined);
  };
  /** Applies a change to the newest text, which may be newer than the results. */
  const changeCart: ResultProps['onChange'] = (change, label) => {
    const now = readCart(texts.cart, shop.value);
    if (!shop.value || !now.given || !now.value) {
      notify(STALE);
      return false;
    }
    replace({ cart: writeCart(now.given, now.value, change(shop.value, now.value)) });
    notify(`Done: ${label}`, true);
    return true;
  };
  const { given } = tab === 'cart' ? cart : shop;
  const isStale = !cart.value;
  const resultProps = shown && { ...shown, messages, isStale, onChange: changeCart };
  return (
    <>
      <a
        className="skip-link"
        href="#results"
        onClick={(event) => {
          // the address belongs to the cart
          event.preventDefault();
          results.current?.focus();
        }}
      >
        Skip to the results
      </a>
      <header className={styles['header']}>
        <h1>
          <b>Baguni</b> Playground
        </h1>
        <select
          aria-label="Language of messages"
          value={messages.language}
          onChange={({ target }) => languages.filter((one) => one === target.value).forEach(chooseLanguage)}
        >
          {languages.map((one) => (
            <option key={one} value={one} lang={messageLanguages[one].tag}>
              {messageLanguages[one].name}
            </option>
          ))}
        </select>
      </header>
      <main className={styles['page']}>
        <p className={styles['hint']}>
          Change the cart to see its price, what blocks the order, and its best coupons. Nothing leaves your browser.
        </p>
        <Toolbar
          texts={texts}
          onReplace={edit(replace)}
          onFormat={given && (() => replace({ [tab]: printJson(given) }))}
          onUndo={
            undo &&
            (() => {
              undo();
              notify('The last change is undone.', true);
            })
          }
          onNotify={notify}
        />
        <div className={styles['columns']}>
          <EditPanel texts={texts} shop={shop} cart={cart} tab={tab} onTab={setTab} onType={edit(type)} />
          <div id="results" ref={results} tabIndex={-1} className={styles['results']}>
            {isStale && <p className={styles['stale']}>{shown ? STALE : 'Fix the problems to see the results.'}</p>}
            {resultProps && (
              <ErrorBoundary resetKeys={[resultProps.cart]} fallback={bugNotice}>
                <PricePanel shop={resultProps.shop} cart={resultProps.cart} />
                <OrderPanel {...resultProps} />
                <CouponPanel {...resultProps} />
              </ErrorBoundary>
            )}
          </div>
        </div>
        <output className={styles['notice']}>{notice.text}</output>
      </main>
    </>
  );
};
