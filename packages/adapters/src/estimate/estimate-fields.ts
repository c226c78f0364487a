import { calls, formFields } from '@baguni/contract';
import { idempotencyKey, type EnvironmentName, type Language } from '@baguni/domain';
import type { EstimateRequest } from '@baguni/domain/estimate';

const { estimateToExcel } = calls;

/** What saving an estimate needs of a page, whichever way it goes. */
export interface EstimateFileDeps {
  readonly window: EstimateWindow;
  /** Origin and base path of the API, or the base path alone, e.g. `/api`. */
  readonly baseUrl: string;
  readonly language: Language;
  readonly newId: () => string;
  /** Where we are: it decides how long a call waits (CM-52). */
  readonly environmentName: () => EnvironmentName;
}

/** Of a window, what a file is saved through. */
export type EstimateWindow = Pick<Window, 'document' | 'setTimeout' | 'clearTimeout'>;

/** A form as it is sent. */
export interface EstimateForm {
  readonly address: string;
  readonly token: string;
  /** Name and text of each field. */
  readonly fields: readonly (readonly [name: string, text: string])[];
}

/** The form that saves an estimate (CM-44). */
export const estimateForm = (
  { baseUrl, language, newId }: Pick<EstimateFileDeps, 'baseUrl' | 'language' | 'newId'>,
  request: EstimateRequest,
): EstimateForm => {
  const token = idempotencyKey(newId());
  const fields = Object.assign({}, formFields.encode({ token, language }), estimateToExcel.request.encode(request));
  return {
    address: `${baseUrl}${estimateToExcel.path}`,
    token,
    fields: Object.entries(fields).map(([name, value]) => [name, String(value)]),
  };
};
