import '@baguni/components/styles/base.scss';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { loadMessages, readLanguage } from './cart/messages.ts';
import { startExample } from './examples/examples.ts';
import { readPageTexts } from './link.ts';

const wide = matchMedia('(width >= 1024px)');
const setDevice = (): void => {
  document.documentElement.dataset['device'] = wide.matches ? 'pc' : 'mobile';
};
wide.addEventListener('change', setDevice);
setDevice();

const root = document.querySelector('#root');
const [messages, texts = startExample.texts] = await Promise.all([loadMessages(readLanguage()), readPageTexts()]);
if (root) createRoot(root).render(<App start={texts} startMessages={messages} />);
