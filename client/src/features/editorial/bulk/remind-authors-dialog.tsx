import { Text } from '@fluentui/react-components';
import { type ArticleCard, t } from '@contracts';
import { authorshipApi } from '../../../shared/article/authorship-api';
import { BulkDialog } from './bulk-dialog';

/** Reminds the authors of these articles who have not confirmed authorship. Says for each article why no one can be reminded. */
export function RemindAuthorsDialog({ rows, onClose }: { rows: readonly ArticleCard[]; onClose: () => void }) {
  const [remind] = authorshipApi.useRemindAuthorsMutation();
  return (
    <BulkDialog
      title={t('Remind authors')}
      items={rows.map(({ id, articleId, articleTitle }) => ({ id, label: `#${articleId}, ${articleTitle}` }))}
      confirm={(count) => t('Remind authors of {count, plural, one {# article} other {# articles}}', { count })}
      done={(count) =>
        t('The authors of {count, plural, one {# article} other {# articles}} have been reminded.', { count })
      }
      work={({ id }) => remind(id).unwrap()}
      onClose={onClose}
    >
      <Text>{t('Each author who has not confirmed authorship gets a separate mail, at most once a day.')}</Text>
    </BulkDialog>
  );
}
