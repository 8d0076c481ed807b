export { KeptStreams } from './stream-copies';
