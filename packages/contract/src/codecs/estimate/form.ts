import { languages, type IdempotencyKey, type Language } from '@baguni/domain';
import * as t from 'io-ts';
import { idempotencyKey } from '../base/ids.ts';
import type { Codec } from '../base/shape.ts';
import { choice } from '../base/text.ts';

export const FORM_TYPE = 'application/x-www-form-urlencoded';
/** File type that Excel and LibreOffice open. */
export const SPREADSHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Fields that a form sends instead of request headers. */
export interface FormFields {
  /** UUID repeated in the reply cookie, which signals the page that the download has started. */
  readonly token: IdempotencyKey;
  /** Page language. */
  readonly language: Language;
}

export const formFields: Codec<FormFields> = t.strict({ token: idempotencyKey, language: choice(languages) });

/** Cookie that signals the page that a file has arrived; contains the form token. */
export const FILE_COOKIE = 'estimateFile';
