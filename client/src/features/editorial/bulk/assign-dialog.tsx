import { Field, makeStyles } from '@fluentui/react-components';
import { useRef, useState } from 'react';
import { t, type TodoRow } from '@contracts';
import { isApiError } from '../../../shared/api/api-error';
import { useLazyArticleQuery } from '../../../shared/api/article-api';
import { Loaded } from '../../../shared/page/loaded';
import { associateApi } from '../api/associate-api';
import { workloadApi } from '../api/workload-api';
import { AssociateChoices } from '../associates/associate-choices';
import { BulkDialog } from './bulk-dialog';
import type { BulkItem } from './use-bulk-run';

const useStyles = makeStyles({ people: { maxHeight: '40vh', overflowY: 'auto' } });

interface Assignment extends BulkItem {
  version: number;
}

const assignmentOf = (row: TodoRow): Assignment => ({
  id: row.id,
  version: row.version,
  label: row.label,
  leftOut: row.actions.includes('assign-associate') ? undefined : t('cannot be assigned now'),
});

/** Assigns one article, with the journal's text. */
function useAssignment(associateId: string): (item: Assignment) => Promise<void> {
  const [suggest] = associateApi.useLazyAssociateMailQuery();
  const [assign] = associateApi.useAssignAssociateMutation();
  const [read] = useLazyArticleQuery();
  const outdated = useRef(new Set<string>());
  return async ({ id: articleId, version: shown }: Assignment): Promise<void> => {
    // After such a refusal the person knows that another person changed the article, so the next try is about its present state.
    const version = outdated.current.has(articleId) ? (await read(articleId).unwrap()).version : shown;
    const { to, cc, subject, message, language } = await suggest({ articleId, associateId }).unwrap();
    const mail = { to, cc, subject, text: message, language };
    try {
      await assign({ articleId, associateId, version, mail }).unwrap();
    } catch (error) {
      if (isApiError(error) && error.code === 'STALE_VERSION') outdated.current.add(articleId);
      throw error;
    }
  };
}

/** Assigns one associate editor to several articles, each with the journal's text. */
export function AssignDialog({ rows, onClose }: { rows: readonly TodoRow[]; onClose: () => void }) {
  const [associateId, setAssociate] = useState('');
  const styles = useStyles();
  const query = workloadApi.useWorkloadQuery(undefined, { refetchOnMountOrArgChange: true });
  const work = useAssignment(associateId);
  return (
    <BulkDialog
      title={t('Assign an associate editor')}
      items={rows.map(assignmentOf)}
      confirm={(count) => t('Assign {count, plural, one {# article} other {# articles}}', { count })}
      done={(count) => t('{count, plural, one {# article} other {# articles}} assigned.', { count })}
      work={work}
      ready={associateId !== ''}
      onClose={onClose}
    >
      <Loaded query={query}>
        {(people) => (
          <Field
            label={t('Associate editor')}
            required
            hint={t('Gets one mail for each article, with the journal’s text.')}
          >
            <AssociateChoices className={styles.people} people={people} id={associateId} onChange={setAssociate} />
          </Field>
        )}
      </Loaded>
    </BulkDialog>
  );
}
