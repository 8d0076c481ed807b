export { AllowedNetworks } from './networks';
export { type CallOutcome, post } from './post';
