import { t } from '../language/translate';
/** 'the first submission', 'revision 2'. */
export const revisionInWords = (revision: number): string =>
  revision === 0 ? t('the first submission') : t('revision {revision}', { revision });
