export * from './asked-gateway.ts';
export * from './details.ts';
export * from './layer-answers.ts';
export * from './masked.ts';
export {
  GATEWAY_SOURCE,
  gatewayMessage,
  type FrameMessage,
  type GatewayMessage,
  type GatewayOutcome,
} from './messages.ts';
export * from './page-types.ts';
