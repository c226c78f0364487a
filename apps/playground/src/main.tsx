import '@baguni/components/styles/base.scss';
import { createRoot } from 'react-dom/client';
import { guideExample } from './examples/guide-example.ts';
import { ledTo } from './link/start.ts';
import { Page } from './Page.tsx';
import { keptLanguage } from './words/kept-language.ts';
import { languageOf } from './words/language.ts';
import { loadWording } from './words/load-wording.ts';

const example = { cart: guideExample, shop: '' };

const begin = async (): Promise<void> => {
  const root = document.querySelector('#root');
  if (!root) return;
  const wide = matchMedia('(width >= 1024px)');
  const dress = (): void => {
    document.documentElement.dataset['device'] = wide.matches ? 'pc' : 'mobile';
  };
  wide.addEventListener('change', dress);
  dress();
  const first = await loadWording(keptLanguage() ?? languageOf(navigator.languages));
  const start = (await ledTo(example)) ?? { texts: example, fault: undefined };
  createRoot(root).render(<Page first={first} start={start} example={example} />);
};

void begin();
