import { Button } from '@fluentui/react-components';
import { useRouteError } from 'react-router-dom';
import { t } from '@contracts';
import { EmptyState } from '../../shared/page/empty-state';
import { Page } from '../../shared/page/page';

/** Shown when a page fails to render; the rest of the application keeps working. */
export function PageError() {
  const error = useRouteError();
  const detail = error instanceof Error ? t('Technical detail: {message}', { message: error.message }) : '';
  return (
    <Page title={t('This page could not be shown')}>
      <EmptyState
        text={t('Something went wrong while showing this page. Saved work is not affected.')}
        detail={detail}
        action={
          <Button appearance="primary" onClick={() => window.location.reload()}>
            {t('Reload the page')}
          </Button>
        }
      />
    </Page>
  );
}
