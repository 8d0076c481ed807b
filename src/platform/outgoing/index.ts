export { AllowedNetworks, isLoopbackAddress } from './networks';
export {
  type Answer,
  call,
  type CallOutcome,
  type CallProblem,
  checkedAddress,
  pinnedTo,
  post,
  problemOfFailure,
} from './post';
export { signedHeaders, webhookSecret } from './signature';
