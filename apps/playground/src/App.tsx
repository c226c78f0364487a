import { problemText } from '@baguni/cli/translations/problem-text';
import { formatMessage, type Fix, type Language } from '@baguni/domain';
import type { Changed } from '@baguni/domain/engine';
import { either as E } from 'fp-ts';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { allFixed } from './change/fixed.ts';
import { withChosen } from './change/switch-coupon.ts';
import { written } from './change/written.ts';
import { Editor } from './editor/Editor.tsx';
import type { JsonEditor } from './editor/json-editor.ts';
import { CouponPanel } from './parts/CouponPanel.tsx';
import { FormPanel } from './parts/FormPanel.tsx';
import { Header } from './parts/Header.tsx';
import { OrderPanel } from './parts/OrderPanel.tsx';
import { Panel } from './parts/Panel.tsx';
import { PricePanel } from './parts/PricePanel.tsx';
import { Problems } from './parts/Problems.tsx';
import { Toolbar } from './parts/Toolbar.tsx';
import { Views, type CartFace } from './parts/Views.tsx';
import { printJson } from './text/print-json.ts';
import { useReading } from './text/use-reading.ts';
import type { Wording } from './words/wording.ts';
import styles from './App.module.scss';

interface AppProps {
  readonly wording: Wording;
  readonly onLanguage: (language: Language) => void;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** What is to be said of how the cart came here, such as a broken link. */
  readonly notice: string;
  readonly onNotice: (notice: string) => void;
}

/** The playground: one cart as text and as a form, and what the engine answers beside it (EN-20). */
export const App = ({ wording, onLanguage, text, onText, notice, onNotice }: AppProps) => {
  const { words, messages, translations } = wording;
  const [face, setFace] = useState<CartFace>('Json');
  const editor = useRef<JsonEditor>(undefined);
  const { reading, shown } = useReading(text);
  const deferred = useDeferredValue(shown);
  const marks = useMemo(
    () =>
      reading.problems.map(({ problem, range, isWarning }) => ({
        ...range,
        isWarning,
        text: problemText(translations, problem),
      })),
    [reading, translations],
  );
  const write = (next: string): void => {
    onNotice('');
    onText(next);
  };
  const take = (changed: Changed): void => {
    const { given, cart } = reading;
    if (!given || !cart) return;
    if (E.isLeft(changed)) onNotice(words.refused(formatMessage(messages, changed.left.code, changed.left.params)));
    else {
      onText(written(given, cart, changed.right));
      onNotice(words.done);
    }
  };
  const fix = (fixes: readonly Fix[]): void => {
    if (reading.cart) take(allFixed(reading.cart, fixes));
  };
  const goTo = (offset: number): void => {
    setFace('Json');
    // the editor is there once it is shown
    requestAnimationFrame(() => editor.current?.goTo(offset));
  };
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
          text={text}
          onText={write}
          onFormat={reading.given && (() => write(printJson(reading.given)))}
          onNotice={onNotice}
        />
        <output className={styles['notice']}>{notice}</output>
        <div className={styles['columns']}>
          <Panel title={words.cart} aside={<Views wording={wording} face={face} onFace={setFace} />}>
            <div hidden={face !== 'Json'}>
              <Editor
                key={words.editorLabel}
                text={text}
                label={words.editorLabel}
                marks={marks}
                onChange={write}
                editorRef={editor}
              />
              <p className={styles['help']}>{words.editorHelp}</p>
            </div>
            {face === 'Form' &&
              (reading.given && reading.cart ? (
                <FormPanel
                  given={reading.given}
                  cart={reading.cart}
                  wording={wording}
                  onEdit={(json) => write(printJson(json))}
                  onChange={take}
                />
              ) : (
                <p>{words.formNeedsCart}</p>
              ))}
            <Problems problems={reading.problems} wording={wording} onGoTo={goTo} />
          </Panel>
          <div id="results" tabIndex={-1} className={styles['results']}>
            {reading.cart ? null : <p className={styles['stale']}>{deferred ? words.staleResults : words.noCart}</p>}
            {deferred && (
              <>
                <PricePanel cart={deferred} wording={wording} />
                <OrderPanel cart={deferred} wording={wording} onFix={fix} />
                <CouponPanel
                  cart={deferred}
                  wording={wording}
                  onUse={(chosen) => reading.cart && take(E.right(withChosen(reading.cart, chosen)))}
                />
              </>
            )}
          </div>
        </div>
      </main>
    </>
  );
};
