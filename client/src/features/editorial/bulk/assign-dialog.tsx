import { Field, Select } from '@fluentui/react-components';
import { useState } from 'react';
import { fullName, type TodoRow } from '@contracts';
import { countOf } from '../../../shared/display/format';
import { associateApi } from '../api/associate-api';
import { workloadApi } from '../api/workload-api';
import { BulkDialog, type BulkItem } from './bulk-dialog';

interface Assignment extends BulkItem {
  version: number;
}

const assignmentOf = (row: TodoRow): Assignment => ({
  id: row.id,
  version: row.version,
  label: row.label,
  leftOut: row.actions.includes('assign-associate') ? undefined : 'cannot be assigned now',
});

/** Assigns one associate editor to several articles, each with the journal's text. */
export function AssignDialog({ rows, onClose }: { rows: readonly TodoRow[]; onClose: () => void }) {
  const [associateId, setAssociate] = useState('');
  const { data: associates = [] } = workloadApi.useWorkloadQuery();
  const [suggest] = associateApi.useLazyAssociateMailQuery();
  const [assign] = associateApi.useAssignAssociateMutation();
  const work = async ({ id: articleId, version }: Assignment): Promise<void> => {
    const { to, cc, subject, message } = await suggest({ articleId, associateId }).unwrap();
    await assign({ articleId, associateId, version, mail: { to, cc, subject, text: message } }).unwrap();
  };
  return (
    <BulkDialog
      title="Assign an associate editor"
      items={rows.map(assignmentOf)}
      confirm={(count) => `Assign ${countOf(count, 'article')}`}
      done={(count) => `${countOf(count, 'article')} assigned.`}
      work={work}
      ready={associateId !== ''}
      onClose={onClose}
    >
      <Field label="Associate editor" required hint="Gets one mail for each article, with the journal’s text.">
        <Select value={associateId} onChange={(_event, { value }) => setAssociate(value)}>
          <option value="">Please choose</option>
          {associates.map((one) => (
            <option key={one.id} value={one.id}>
              {fullName(one)}, {countOf(one.currentAssignments, 'article')} now
            </option>
          ))}
        </Select>
      </Field>
    </BulkDialog>
  );
}
