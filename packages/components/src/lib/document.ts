import { useEffect } from 'react';

interface Titled {
  readonly documentTitle: string;
  readonly htmlLang: string;
}

/** Sets document title and language. Has no effect on a server, which writes both into the HTML. */
export const useDocument = ({ documentTitle, htmlLang }: Titled): void => {
  useEffect(() => {
    document.title = documentTitle;
    document.documentElement.lang = htmlLang;
  }, [documentTitle, htmlLang]);
};
