import type { Search } from '../search/use-best-offers.ts';
import type { Words } from '../words/words.ts';
import styles from './parts.module.scss';

interface SearchStatusProps {
  readonly search: Search;
  readonly words: Words;
}

/** How far the search has come, and what ends it or begins it anew. */
export const SearchStatus = ({ search, words }: SearchStatusProps) => {
  if (search.status === 'Found') return null;
  const isGoing = search.status === 'Searching';
  const said = { Searching: words.searching, Stopped: words.stopped, Failed: words.searchFailed };
  return (
    <p className={styles['status']}>
      {said[search.status]}
      {/* whatever the text is meanwhile, this may be pressed */}
      <button
        type="button"
        className={styles['button']}
        data-press="search"
        onClick={isGoing ? search.stop : search.again}
      >
        {isGoing ? words.stop : words.searchAgain}
      </button>
    </p>
  );
};
