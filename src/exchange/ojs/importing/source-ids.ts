import { derivedId } from '../../../platform/clock';
import type { OjsJournal } from '../model/ojs-model';

/** The source that the events name as their origin. */
export const sourceOf = ({ path }: OjsJournal, name: string | null): string => `ojs/${name ?? path}`;
export const articleIdOf = (source: string, submissionId: string): string =>
  derivedId(`${source}/submission/${submissionId}`);
