import type { CheckoutWords } from './checkout-words-ko.ts';
import type { Texts } from '../common/word.ts';

export const checkoutWords: Texts<CheckoutWords> = {
  blockersTitle: '{n} thing to check||{n} things to check',
  blockedMore: '{names} and {n} more',
  fixDeselect: 'Deselect',
  fixDelete: 'Delete',
  fixSelectAll: 'Select all',
  fixAll: 'Fix all',
  fixRemoveCoupons: 'Remove coupons',
  fixOrderFirst: 'Order these first',
  fixAgree: 'Order together',
  fixGoOn: 'Continue as is',
  fixCompany: 'Choose {name}',
  companyEMS: 'EMS (Express Mail Service)',
  companySFExpress: 'SF Express',
  companyCJ: 'CJ Logistics',
  companyUnknown: 'carrier',
  fixShipDomestic: 'Ship within Korea',
  fixDeliveryTime: 'Choose a delivery time',
  fixVerifyIdentity: 'Verify identity',
  fixVerifyAdult: 'Verify age',
  fixConsent: 'Agree',
};
