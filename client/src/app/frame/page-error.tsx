import { Button } from '@fluentui/react-components';
import { useRouteError } from 'react-router-dom';
import { EmptyState } from '../../shared/page/empty-state';
import { Page } from '../../shared/page/page';

/** Shown when a page fails to render; the rest of the application keeps working. */
export function PageError() {
  const error = useRouteError();
  const detail = error instanceof Error ? `Technical detail: ${error.message}` : '';
  return (
    <Page title="This page could not be shown">
      <EmptyState
        text="Something went wrong while showing this page. Saved work is not affected."
        detail={detail}
        action={
          <Button appearance="primary" onClick={() => window.location.reload()}>
            Reload the page
          </Button>
        }
      />
    </Page>
  );
}
