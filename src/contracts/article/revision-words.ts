import { t } from '../language/translate';
/** A revision in words: 'the first submission' or 'revision 2'. */
export const revisionInWords = (revision: number): string =>
  revision === 0 ? t('the first submission') : t('revision {revision}', { revision });
