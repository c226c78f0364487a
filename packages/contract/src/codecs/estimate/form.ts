import { languages, type IdempotencyKey, type Language } from '@baguni/domain';
import * as t from 'io-ts';
import { idempotencyKey } from '../base/ids.ts';
import type { Codec } from '../base/shape.ts';
import { choice } from '../base/text.ts';

/** How a form of the page is sent. */
export const FORM_TYPE = 'application/x-www-form-urlencoded';
/** A spreadsheet that Excel and LibreOffice open. */
export const SPREADSHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** What a form says beside its call, as it can set no header. */
export interface FormFields {
  /** A UUID that the answer repeats in its cookie: so the page learns that its file has come. */
  readonly token: IdempotencyKey;
  /** Of the page. */
  readonly language: Language;
}

/** The form's own fields (CM-44). */
export const formFields: Codec<FormFields> = t.strict({ token: idempotencyKey, language: choice(languages) });

/** The cookie by which the page learns that a file has come; it holds the token of the form. */
export const FILE_COOKIE = 'estimateFile';
