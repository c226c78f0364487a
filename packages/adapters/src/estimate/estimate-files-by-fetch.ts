import { calls, failed, readReply, SPREADSHEET_TYPE } from '@baguni/contract';
import type { ApiError } from '@baguni/domain';
import type { EstimateFiles, EstimateRequest } from '@baguni/domain/estimate';
import { either as E } from 'fp-ts';
import { estimateForm, type EstimateFileDeps, type EstimateWindow } from './estimate-fields.ts';

const { estimateToExcel } = calls;

const FILE_NAME = 'estimate.xlsx';
/** Lifetime of the object URL, in ms. By then the browser has started the download. */
const FETCH_MS = 60_000;

export interface FetchedFileDeps extends EstimateFileDeps {
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

const save = async (
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
  estimateToExcel: (request) => () => save(deps, request),
});
