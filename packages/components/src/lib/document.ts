import { useEffect } from 'react';

interface Titled {
  readonly documentTitle: string;
  readonly htmlLang: string;
}

/** Names the document as its view says (WA-13, WA-19). A server writes both into its HTML itself: there nothing happens. */
export const useDocument = ({ documentTitle, htmlLang }: Titled): void => {
  useEffect(() => {
    document.title = documentTitle;
    document.documentElement.lang = htmlLang;
  }, [documentTitle, htmlLang]);
};
