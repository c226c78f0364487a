import type { MessageKey } from './ko.ts';
import type { Params } from './format-message.ts';

export type Notice =
  | { readonly type: 'Message'; readonly code: MessageKey; readonly params: Params }
  /** The server’s text, shown unchanged and never as markup. */
  | { readonly type: 'ServerText'; readonly text: string };
