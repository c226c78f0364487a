import { either as E } from 'fp-ts';
import { useEffect, useId, useRef, useState } from 'react';
import type { Texts } from '../text/texts.ts';
import { fragmentOf } from '../link/cart-link.ts';
import { copied } from '../link/copied.ts';
import { keepTexts } from '../link/kept-texts.ts';
import type { Words } from '../words/words.ts';
import type { Say } from './Notice.tsx';
import styles from './parts.module.scss';
import own from './Toolbar.module.scss';

interface CopyProps {
  readonly texts: Texts;
  readonly words: Words;
  readonly onSay: Say;
}

/** The link in a field, selected, to be copied by hand. */
const LinkField = ({ link, label }: { readonly link: string; readonly label: string }) => {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  return (
    <span className={own['link']}>
      <label htmlFor={id}>{label}</label>
      <input id={id} ref={field} readOnly value={link} autoComplete="off" onFocus={({ target }) => target.select()} />
    </span>
  );
};

/** Copies the link that carries the cart; where a page may not copy, it stands there to be copied by hand. */
export const CopyLink = ({ texts, words, onSay }: CopyProps) => {
  const [shown, setShown] = useState<{ readonly texts: Texts; readonly link: string }>();
  const share = async (): Promise<void> => {
    const fragment = await fragmentOf(texts);
    if (E.isLeft(fragment)) return onSay(words.linkTooLong);
    keepTexts(history, texts, fragment.right);
    const isCopied = await copied(location.href);
    setShown(isCopied ? undefined : { texts, link: location.href });
    onSay(isCopied ? words.linkCopied : words.linkByHand, isCopied);
  };
  return (
    <>
      <button type="button" className={styles['button']} onClick={() => void share()}>
        {words.copyLink}
      </button>
      {shown?.texts === texts && <LinkField key={shown.link} link={shown.link} label={words.link} />}
    </>
  );
};
