export interface SplitWindow {
  readonly sessionStorage: Pick<Storage, 'getItem'>;
  readonly document: { readonly documentElement: Pick<HTMLElement, 'dataset'> };
}

// The key SPLIT_KEY of the contract: an import would put its codecs into the first script.
const KEY = 'baguni.split';

/**
 * Marks the document if the tab carries out a split: the server renders the reasons against the whole selection, but
 * the next order may have none (CK-01).
 */
export const markSplit = (window: SplitWindow): void => {
  try {
    if ((window.sessionStorage.getItem(KEY) ?? '[]') !== '[]') window.document.documentElement.dataset['split'] = '';
  } catch {
    // storage may be denied
  }
};
