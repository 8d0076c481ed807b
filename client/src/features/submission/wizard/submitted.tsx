import { Button } from '@fluentui/react-components';
import { useNavigate } from 'react-router-dom';
import { t } from '@contracts';
import { EmptyState } from '../../../shared/page/empty-state';

/** In place of the wizard, once the manuscript is no draft any more. */
export function Submitted() {
  const navigate = useNavigate();
  return (
    <EmptyState
      text={t('This manuscript has been submitted and can no longer be changed here.')}
      action={<Button onClick={() => void navigate('/manuscript/view')}>{t('Go to my manuscripts')}</Button>}
    />
  );
}
