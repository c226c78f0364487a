import { calls, formFields, failed, readReply, SPREADSHEET_TYPE, FILE_COOKIE, timeoutOf } from '@baguni/contract';
import {
  attempt,
  idempotencyKey,
  type ApiError,
  type EstimateRequest,
  type EstimateFiles,
} from '@baguni/domain/internal';
import { either as E } from 'fp-ts';
import type { HttpDeps } from '../http/http-client.ts';

const { estimateToExcel } = calls;

interface EstimateFileDeps extends Pick<HttpDeps, 'baseUrl' | 'language' | 'newId' | 'environmentName' | 'shopper'> {
  readonly window: EstimateWindow;
}

export type EstimateWindow = Pick<Window, 'document' | 'setTimeout' | 'clearTimeout'>;

interface EstimateForm {
  readonly address: string;
  readonly token: string;
  readonly fields: readonly (readonly [name: string, text: string])[];
}

const estimateForm = (
  { baseUrl, language, newId, shopper }: Pick<EstimateFileDeps, 'baseUrl' | 'language' | 'newId' | 'shopper'>,
  request: EstimateRequest,
): EstimateForm => {
  const token = idempotencyKey(newId());
  const mark = shopper?.mark();
  // a form has no headers
  const shown = mark === undefined ? {} : { shopper: mark };
  const fields = Object.assign(shown, formFields.encode({ token, language }), estimateToExcel.request.encode(request));
  return {
    address: `${baseUrl}${estimateToExcel.path}`,
    token,
    fields: Object.entries(fields).map(([name, value]) => [name, value]),
  };
};

const FILE_NAME = 'estimate.xlsx';
/** Lifetime of the object URL, in ms. By then the browser has started the download. */
const FETCH_MS = 60_000;

interface FetchedFileDeps extends EstimateFileDeps {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
}

const download = (window: EstimateWindow, file: Blob): void => {
  const address = URL.createObjectURL(file);
  const link = window.document.createElement('a');
  link.href = address;
  link.download = FILE_NAME;
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(address), FETCH_MS);
};

const saveByFetch = async (
  { fetch, ...deps }: FetchedFileDeps,
  request: EstimateRequest,
): Promise<E.Either<ApiError, void>> => {
  const { address, fields } = estimateForm(deps, request);
  const body = new URLSearchParams(fields.map(([name, text]) => [name, text]));
  const response = await fetch(address, { method: 'POST', body });
  if (response.headers.get('content-type') === SPREADSHEET_TYPE)
    return E.right(download(deps.window, await response.blob()));
  const read = readReply(estimateToExcel, { status: response.status, body: await response.json() });
  return E.isLeft(read) ? read : failed(estimateToExcel, 'Unreadable', 'an answer in place of a file');
};

/** Saves an estimate by `fetch`. Used in the in-page marketplace, which cannot receive a form. */
export const estimateFilesByFetch = (deps: FetchedFileDeps): EstimateFiles => ({
  estimateToExcel: (request) => () => saveByFetch(deps, request),
});

type Outcome = E.Either<ApiError, void>;

/** Interval at which the page checks for the download cookie, in ms. */
const LOOK_MS = 100;
/** Lifetime of the frame after the download cookie appears, in ms. Removing it earlier could abort the download. */
const FRAME_MS = 60_000;

const hiddenFrame = (document: Document, name: string): HTMLIFrameElement => {
  const frame = document.createElement('iframe');
  frame.name = name;
  frame.title = name;
  frame.hidden = true;
  document.body.append(frame);
  return frame;
};

const hiddenForm = (document: Document, { address, token, fields }: EstimateForm): HTMLFormElement => {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = address;
  form.target = token;
  form.hidden = true;
  for (const [name, text] of fields) {
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = name;
    field.value = text;
    form.append(field);
  }
  document.body.append(form);
  return form;
};

const parsed = (text: string): unknown => attempt((): unknown => JSON.parse(text));

/** Returns the refusal that the frame shows, or undefined if it shows none. */
const refusalIn = (frame: HTMLIFrameElement): Outcome | undefined => {
  const document = frame.contentDocument;
  if (document === null) return failed(estimateToExcel, 'Unreadable', 'the frame shows another page');
  const text = document.body.textContent;
  if (text === '') return undefined;
  const read = readReply(estimateToExcel, { status: 400, body: parsed(text) });
  return E.isLeft(read) ? read : failed(estimateToExcel, 'Unreadable', 'an answer in place of a file');
};

const hasCome = ({ cookie }: Document, token: string): boolean =>
  cookie.split('; ').includes(`${FILE_COOKIE}=${token}`);

/** Emits the first outcome: file received, refusal in the frame, or timeout. */
const outcomeOf = (
  { window, environmentName }: EstimateFileDeps,
  frame: HTMLIFrameElement,
  token: string,
): Promise<Outcome> =>
  new Promise((resolve) => {
    const afterMs = timeoutOf(estimateToExcel, environmentName());
    let waited = 0;
    const look = (): void => {
      if (hasCome(window.document, token)) resolve(E.right(undefined));
      else if (waited >= afterMs) resolve(failed(estimateToExcel, 'TimedOut', `no file after ${afterMs} ms`));
      else window.setTimeout(look, LOOK_MS);
      waited += LOOK_MS;
    };
    frame.addEventListener('load', () => {
      const refusal = refusalIn(frame);
      if (refusal) resolve(refusal);
    });
    look();
  });

const save = async (deps: EstimateFileDeps, request: EstimateRequest): Promise<Outcome> => {
  const { document } = deps.window;
  const sent = estimateForm(deps, request);
  const frame = hiddenFrame(document, sent.token);
  const form = hiddenForm(document, sent);
  const outcome = outcomeOf(deps, frame, sent.token);
  form.submit();
  form.remove();
  const ended = await outcome;
  deps.window.setTimeout(() => frame.remove(), E.isRight(ended) ? FRAME_MS : 0);
  if (E.isLeft(ended) && ended.left.resultCode === 'CART-BR3-02') deps.shopper?.lose();
  return ended;
};

/** Saves an estimate with a hidden form whose target is a hidden frame. The browser downloads the response. */
export const estimateFilesByForm = (deps: EstimateFileDeps): EstimateFiles => ({
  estimateToExcel: (request) => () => save(deps, request),
});
