import {
  shippingCompanyTypes,
  buyerInTable,
  ESTIMATE_TEXT_LENGTH,
  estimateBuyerFields,
  isEstimateDate,
  type EstimatedCart,
  type EstimateRequest,
  type EstimateTables,
} from '@baguni/domain/internal';
import { call } from './call.ts';
import { cartUnitId, MAX_UNITS, count, total, choice, requestText, jsonText } from '../codecs/base/values.ts';
import { holding, type Codec, list, strict } from '../codecs/base/codec.ts';
import { sheetTable } from '../codecs/estimate.ts';

const cart: Codec<EstimatedCart> = strict({
  cartUnitIds: list(cartUnitId, MAX_UNITS),
  cartVersion: count,
  payableSeen: total,
  countryType: requestText(100),
  shippingCompany: choice(shippingCompanyTypes),
});

const CART_LENGTH = 20_000;

const tables = {
  buyerInfoTable: sheetTable,
  ebayInfoTable: sheetTable,
  bodyTable: sheetTable,
  summaryTable: sheetTable,
};

/** True if buyer inputs fit their form fields and the date is valid (ES-01). */
const isFromForm = ({ buyerInfoTable }: EstimateTables): boolean => {
  const written = buyerInTable(buyerInfoTable);
  return (
    written !== undefined &&
    isEstimateDate(written.date) &&
    estimateBuyerFields.every((field) => written.buyer[field].length <= ESTIMATE_TEXT_LENGTH)
  );
};

const request: Codec<EstimateRequest> = holding(
  strict({ ...tables, cart: jsonText(cart, CART_LENGTH) }),
  'buyerInfoTable',
  isFromForm,
);

/** Exports an estimate as a spreadsheet (CM-44); a form sends HTML tables and receives the file. */
export const estimateToExcel = {
  ...call({
    id: 'CM-44',
    path: '/gateway/-/estimate/to-excel',
    request,
    response: strict(tables),
    timeoutMs: 5000,
    attempts: 1,
  }),
  isForm: true,
} as const;
