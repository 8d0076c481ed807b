import { Link } from 'react-router-dom';
import { MESSAGES } from '@contracts';
import { Page } from '../../shared/page/page';

export function NotFoundPage() {
  return (
    <Page title={MESSAGES.notFoundPage} tabTitle="Page not found">
      <p>
        The address may be mistyped, or you may not have access to this page. <Link to="/">Go to your start page</Link>
      </p>
    </Page>
  );
}
