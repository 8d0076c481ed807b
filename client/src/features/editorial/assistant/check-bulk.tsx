import { Button } from '@fluentui/react-components';
import { useState } from 'react';
import { type ArticleCard, t } from '@contracts';
import { BulkFrame } from '../../../shared/data-table/bulk-frame';
import { exportChecks } from '../bulk/export-rows';
import { RemindAuthorsDialog } from '../bulk/remind-authors-dialog';

/** The actions for several articles to check at the same time. */
export function CheckBulk({ rows, onClear }: { rows: readonly ArticleCard[]; onClear: () => void }) {
  const [reminds, setReminds] = useState(false);
  if (rows.length === 0 && !reminds) return null;
  return (
    <>
      <BulkFrame count={rows.length} onClear={onClear}>
        <Button onClick={() => setReminds(true)}>{t('Remind authors')}</Button>
        <Button onClick={() => exportChecks(rows)}>{t('Export')}</Button>
      </BulkFrame>
      {reminds && <RemindAuthorsDialog rows={rows} onClose={() => setReminds(false)} />}
    </>
  );
}
