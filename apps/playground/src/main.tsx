import '@baguni/components/styles/base.scss';
import type { Language } from '@baguni/domain';
import { either as E } from 'fp-ts';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { guideExample } from './examples/guide-example.ts';
import { Boundary } from './parts/Boundary.tsx';
import { Broken } from './parts/Broken.tsx';
import { carriesCart, textsOf, type Texts } from './link/cart-link.ts';
import { htmlLangs, languageOf } from './words/language.ts';
import { loadWording } from './words/load-wording.ts';
import type { Spoken } from './words/wording.ts';

const show = ({ language, words }: Spoken): void => {
  document.documentElement.lang = htmlLangs[language];
  document.title = `Baguni ${words.title}`;
};

/** What the page begins with: the texts of the link that led here, else an example; and what is wrong with that link. */
interface Start {
  readonly texts: Texts;
  readonly notice: string;
}

const example: Texts = { cart: guideExample, shop: '' };

const startOf = async ({ words }: Spoken): Promise<Start> => {
  if (!carriesCart(location.hash)) return { texts: example, notice: '' };
  const { cart, shop } = await textsOf(location.hash);
  if (E.isLeft(cart)) return { texts: example, notice: words.linkFaults[cart.left] };
  return E.isLeft(shop)
    ? { texts: { cart: cart.right, shop: '' }, notice: words.linkShopFault }
    : { texts: { cart: cart.right, shop: shop.right }, notice: '' };
};

interface PageProps {
  readonly first: Spoken;
  readonly start: Start;
}

const Page = ({ first, start }: PageProps) => {
  const [spoken, setSpoken] = useState(first);
  const [texts, setTexts] = useState(start.texts);
  const [notice, setNotice] = useState(start.notice);
  useEffect(() => show(spoken), [spoken]);
  useEffect(() => {
    // another cart in the address of this very page
    const read = (): void => {
      if (!carriesCart(location.hash)) return;
      void startOf(spoken).then((next) => {
        setTexts(next.texts);
        setNotice(next.notice);
      });
    };
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, [spoken]);
  const speak = (language: Language): void => void loadWording(language).then(setSpoken, () => undefined);
  return (
    <Boundary of={texts} fallback={<Broken words={spoken.words} onAnew={() => setTexts({ ...example })} />}>
      <App spoken={spoken} onLanguage={speak} texts={texts} onTexts={setTexts} notice={notice} onNotice={setNotice} />
    </Boundary>
  );
};

const begin = async (): Promise<void> => {
  const root = document.querySelector('#root');
  if (!root) return;
  const wide = matchMedia('(width >= 1024px)');
  const dress = (): void => {
    document.documentElement.dataset['device'] = wide.matches ? 'pc' : 'mobile';
  };
  wide.addEventListener('change', dress);
  dress();
  const first = await loadWording(languageOf(navigator.languages));
  const start = await startOf(first);
  createRoot(root).render(<Page first={first} start={start} />);
};

void begin();
