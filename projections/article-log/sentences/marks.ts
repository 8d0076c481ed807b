import { t } from '../../../src/contracts';

/** Escapes typed text, so that it cannot look like a placeholder. */
export const typed = (text: string): string => text.replace(/\{(user|day):/g, '($1:').trim();

/** Placeholder of a person. The name is filled in when the sentence is read, since names change and accounts are deleted. */
export const user = (id: string): string => `{user:${id}}`;

/** Placeholder of a day, written in the journal's time zone when the sentence is read. `iso`: ISO 8601 UTC. */
export const day = (iso: string): string => `{day:${iso}}`;

/** The reviewer of a request, at the beginning of a sentence. `id`: null when the request is not known. */
export const reviewer = (id: string | null): string => (id === null ? t('A reviewer') : user(id));

/** The reviewer of a request, within a sentence. */
export const aReviewer = (id: string | null): string => (id === null ? t('a reviewer') : user(id));
