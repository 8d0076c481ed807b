export { Clamd } from './clamd';
export { NO_VIRUS_CHECK, VIRUS_CHECK, type VirusCheck, VirusCheckUnavailable } from './virus-check';
