import { Link } from 'react-router-dom';
import { MESSAGES, t } from '@contracts';
import { Rich } from '../../shared/language/rich';
import { Page } from '../../shared/page/page';

export function NotFoundPage() {
  return (
    <Page title={MESSAGES.notFoundPage} tabTitle={t('Page not found')}>
      <p>
        <Rich
          text="The address may be mistyped, or you may not have access to this page. <link>Go to your start page</link>"
          tags={{ link: (words) => <Link to="/">{words}</Link> }}
        />
      </p>
    </Page>
  );
}
