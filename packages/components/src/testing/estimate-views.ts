import type { EstimateSheetView } from '@baguni/presentation';
import { estimateViewsOf } from '@baguni/presentation/estimate';
import { testContext } from '@baguni/presentation/testing';
import { present, storeUnder, storyNow } from './story-store.ts';
import { anImage } from './views.ts';

const store = storeUnder('EstimateSheet', 'business-buyer');
const sheet = present(estimateViewsOf({ now: () => storyNow })(store, testContext()).sheet);
const odd = { ...present(sheet.lines[0]), key: 'odd', name: '<b>굵은</b> 노트', image: anImage({ src: undefined }) };

/** The estimate of a business buyer. Its last line has no picture, and a name that must be escaped. */
export const anEstimate = (over: Partial<EstimateSheetView> = {}): EstimateSheetView => ({
  ...sheet,
  lines: [...sheet.lines, odd],
  ...over,
});
