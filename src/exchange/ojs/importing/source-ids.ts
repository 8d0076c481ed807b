import { derivedId } from '../../../platform/clock/derived-id';
import type { OjsJournal } from '../model/ojs-model';

/** Where the events say that they come from. */
export const sourceOf = ({ path }: OjsJournal, name: string | null): string => `ojs/${name ?? path}`;
export const articleIdOf = (source: string, submissionId: string): string =>
  derivedId(`${source}/submission/${submissionId}`);
