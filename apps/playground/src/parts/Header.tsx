import { languages, type Language } from '@baguni/domain';
import { htmlLangs, isLanguage, languageNames } from '../words/language.ts';
import type { Wording } from '../words/wording.ts';
import styles from './Header.module.scss';

interface HeaderProps {
  readonly wording: Wording;
  readonly onLanguage: (language: Language) => void;
}

/** The head of the page: what it is, and in which language. */
export const Header = ({ wording, onLanguage }: HeaderProps) => {
  const { words, language } = wording;
  return (
    <header className={styles['header']}>
      <h1 className={styles['title']}>
        <span className={styles['brand']}>Baguni</span> {words.title}
      </h1>
      <label className={styles['language']}>
        <span className="visually-hidden">{words.language}</span>
        <select
          className={styles['select']}
          value={language}
          onChange={({ target }) => isLanguage(target.value) && onLanguage(target.value)}
        >
          {languages.map((one) => (
            <option key={one} value={one} lang={htmlLangs[one]}>
              {languageNames[one]}
            </option>
          ))}
        </select>
      </label>
    </header>
  );
};
