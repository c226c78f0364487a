import { loadFonts } from '@baguni/components/fonts';
import type { Language } from '@baguni/domain';
import { useCallback, useEffect, useState } from 'react';
import { App } from './App.tsx';
import type { Texts } from './text/texts.ts';
import { ledTo, type Led } from './link/start.ts';
import { useAddress } from './link/use-address.ts';
import { Boundary } from './parts/Boundary.tsx';
import { Broken } from './parts/Broken.tsx';
import type { Said, Say } from './parts/Notice.tsx';
import { useTexts } from './text/use-texts.ts';
import { keepLanguage } from './words/kept-language.ts';
import { htmlLangs } from './words/language.ts';
import { loadWording } from './words/load-wording.ts';
import type { Spoken } from './words/wording.ts';

const show = ({ language, words }: Spoken): void => {
  document.documentElement.lang = htmlLangs[language];
  document.title = `Baguni ${words.title}`;
  // the page is there already: its font comes after it, of its own host
  loadFonts(language, document).catch(() => undefined);
};

/** What is said of a link that could not be read. */
const faultText = ({ words }: Spoken, { fault }: Led): string => {
  if (!fault) return '';
  return fault.of === 'Shop' ? words.linkShopFault : words.linkFaults[fault.type];
};

interface PageProps {
  readonly first: Spoken;
  readonly start: Led;
  readonly example: Texts;
}

/** The page: its language, its texts, its address, and what was last said. */
export const Page = ({ first, start, example }: PageProps) => {
  const [spoken, setSpoken] = useState(first);
  const [said, setSaid] = useState<Said>({ text: faultText(first, start), n: 0, isPassing: false });
  const say = useCallback<Say>((text, isPassing = false) => setSaid(({ n }) => ({ text, n: n + 1, isPassing })), []);
  const { texts, how, write, undo } = useTexts(start.texts);
  useEffect(() => show(spoken), [spoken]);
  useAddress(texts, () => {
    void ledTo(example).then((led) => {
      if (!led) return;
      write(led.texts, 'Made');
      say(faultText(spoken, led));
    });
  });
  const speak = (language: Language): void => {
    keepLanguage(language);
    void loadWording(language).then(setSpoken, () => undefined);
  };
  return (
    <Boundary of={texts} fallback={<Broken words={spoken.words} onAnew={() => write({ ...example }, 'Made')} />}>
      <App
        spoken={spoken}
        onLanguage={speak}
        texts={texts}
        how={how}
        onWrite={write}
        onUndo={undo}
        said={said}
        onSay={say}
      />
    </Boundary>
  );
};
