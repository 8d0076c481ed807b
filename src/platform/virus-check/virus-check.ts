/** Checks a file for viruses. */
export interface VirusCheck {
  /** The name of the virus found, or null. @throws VirusCheckUnavailable. */
  find(path: string): Promise<string | null>;
}

/** Dependency injection token of the VirusCheck. */
export const VIRUS_CHECK = Symbol('VIRUS_CHECK');

/** No answer was received, so nothing is known about the file. */
export class VirusCheckUnavailable extends Error {
  constructor(reason: string) {
    super(`CLAMAV_URL: the virus check gave no answer: ${reason}`);
    this.name = 'VirusCheckUnavailable';
  }
}

/** Used when no virus check is configured. */
export const NO_VIRUS_CHECK: VirusCheck = { find: () => Promise.resolve(null) };
