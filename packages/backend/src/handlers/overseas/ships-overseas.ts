import { featuresOf } from '@baguni/domain';
import { storefrontOf } from '../../cart/open-state.ts';
import type { Deps } from '../../request/handler.ts';

/** Whether the shopper's tenant ships overseas at all; outlet does not (OV-14). */
export const shipsOverseas = (deps: Deps): boolean => featuresOf(storefrontOf(deps)).overseaShipping;
