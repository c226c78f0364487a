import '@baguni/components/styles/base.scss';
import type { Language } from '@baguni/domain';
import { either as E } from 'fp-ts';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { guideExample } from './examples/guide-example.ts';
import { carriesCart, textOf } from './link/cart-link.ts';
import { htmlLangs, languageOf } from './words/language.ts';
import { loadWording } from './words/load-wording.ts';
import type { Wording } from './words/wording.ts';

const show = ({ language, words }: Wording): void => {
  document.documentElement.lang = htmlLangs[language];
  document.title = `Baguni ${words.title}`;
};

/** The text to begin with: of the link that led here, else an example; and what is wrong with that link. */
const firstText = async ({ words }: Wording): Promise<{ readonly text: string; readonly notice: string }> => {
  if (!carriesCart(location.hash)) return { text: guideExample, notice: '' };
  const text = await textOf(location.hash);
  return E.isRight(text)
    ? { text: text.right, notice: '' }
    : { text: guideExample, notice: words.linkFaults[text.left] };
};

interface PageProps {
  readonly first: Wording;
  readonly start: { readonly text: string; readonly notice: string };
}

const Page = ({ first, start }: PageProps) => {
  const [wording, setWording] = useState(first);
  const [text, setText] = useState(start.text);
  const [notice, setNotice] = useState(start.notice);
  useEffect(() => show(wording), [wording]);
  useEffect(() => {
    // another cart in the address of this very page
    const read = (): void => {
      if (!carriesCart(location.hash)) return;
      void firstText(wording).then((next) => {
        setText(next.text);
        setNotice(next.notice);
      });
    };
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, [wording]);
  const speak = (language: Language): void => void loadWording(language).then(setWording, () => undefined);
  return <App wording={wording} onLanguage={speak} text={text} onText={setText} notice={notice} onNotice={setNotice} />;
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
  const start = await firstText(first);
  createRoot(root).render(<Page first={first} start={start} />);
};

void begin();
