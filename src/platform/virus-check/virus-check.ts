/** Asks whether a file carries a virus. */
export interface VirusCheck {
  /** The name of what was found, null for nothing. @throws VirusCheckUnavailable. */
  find(path: string): Promise<string | null>;
}

/** Dependency injection token of the VirusCheck. */
export const VIRUS_CHECK = Symbol('VIRUS_CHECK');

/** No answer was to be had, so that nothing is known of the file. */
export class VirusCheckUnavailable extends Error {
  constructor(reason: string) {
    super(`CLAMAV_URL: the virus check gave no answer: ${reason}`);
    this.name = 'VirusCheckUnavailable';
  }
}

/** Where none is set up. */
export const NO_VIRUS_CHECK: VirusCheck = { find: () => Promise.resolve(null) };
