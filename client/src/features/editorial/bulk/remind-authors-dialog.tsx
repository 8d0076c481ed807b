import { Text } from '@fluentui/react-components';
import type { ArticleCard } from '@contracts';
import { authorshipApi } from '../../../shared/article/authorship-api';
import { countOf } from '../../../shared/display/format';
import { BulkDialog } from './bulk-dialog';

/** Reminds the authors of these articles who have not confirmed authorship; says for each article why nobody can be reminded. */
export function RemindAuthorsDialog({ rows, onClose }: { rows: readonly ArticleCard[]; onClose: () => void }) {
  const [remind] = authorshipApi.useRemindAuthorsMutation();
  return (
    <BulkDialog
      title="Remind authors"
      items={rows.map(({ id, articleId, articleTitle }) => ({ id, label: `#${articleId}, ${articleTitle}` }))}
      confirm={(count) => `Remind authors of ${countOf(count, 'article')}`}
      done={(count) => `The authors of ${countOf(count, 'article')} have been reminded.`}
      work={({ id }) => remind(id).unwrap()}
      onClose={onClose}
    >
      <Text>Each author who has not confirmed authorship gets a separate mail, at most once a day.</Text>
    </BulkDialog>
  );
}
