import { EXCHANGE_LABELS, t } from '@contracts';
import type { SettingGroup } from './setting-field';

/** What other systems must know about the journal (ADR 83). */
export const EXCHANGE_GROUP: SettingGroup = {
  title: t('Exchange'),
  fields: [
    {
      name: 'issn',
      label: EXCHANGE_LABELS.issn,
      help: t('The journal’s ISSN, used in everything sent to other systems.'),
    },
    { name: 'publisherName', label: EXCHANGE_LABELS.publisherName, help: t('As registered with Crossref.') },
    {
      name: 'doiPrefix',
      label: EXCHANGE_LABELS.doiPrefix,
      help: t(
        'From Crossref. The DOI of an article is the prefix with its number: 10.5555/jt. gives 10.5555/jt.2026-1.',
      ),
    },
    {
      name: 'articleAddress',
      label: EXCHANGE_LABELS.articleAddress,
      help: t(
        'The page that the DOI leads to once the article is published, with {number} in place of the article’s number.',
        {
          number: '{number}',
        },
      ),
    },
    { name: 'depositorName', label: EXCHANGE_LABELS.depositorName, help: t('Named in each deposit.') },
    {
      name: 'depositorEmail',
      label: EXCHANGE_LABELS.depositorEmail,
      help: t('Crossref sends its answer to a deposit there.'),
    },
    {
      name: 'exportedReviews',
      label: EXCHANGE_LABELS.exportedReviews,
      help: t('Without the names of the reviewers and their comments to the editor.'),
    },
    {
      name: 'acceptedFeed',
      label: EXCHANGE_LABELS.acceptedFeed,
      help: t(
        'Who can read the number, title, authors and date of accepted manuscripts at /api/feeds/accepted.atom without signing in.',
      ),
    },
  ],
};
