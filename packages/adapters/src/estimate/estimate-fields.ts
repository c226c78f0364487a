import { calls, formFields } from '@baguni/contract';
import { idempotencyKey, type EnvironmentName, type Language } from '@baguni/domain';
import type { EstimateRequest } from '@baguni/domain/estimate';

const { estimateToExcel } = calls;

export interface EstimateFileDeps {
  readonly window: EstimateWindow;
  readonly baseUrl: string;
  readonly language: Language;
  readonly newId: () => string;
  readonly environmentName: () => EnvironmentName;
}

export type EstimateWindow = Pick<Window, 'document' | 'setTimeout' | 'clearTimeout'>;

export interface EstimateForm {
  readonly address: string;
  readonly token: string;
  readonly fields: readonly (readonly [name: string, text: string])[];
}

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
