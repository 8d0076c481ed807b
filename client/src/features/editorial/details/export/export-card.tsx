import { lazy, Suspense } from 'react';
import type { ArticleView, GroupName } from '@contracts';
import { useUser } from '../../../../shared/state/hooks';

// What reads dates comes with the first accepted article.
const Exports = lazy(async () => ({ default: (await import('./exports')).Exports }));

/** Who may have it, as the server says. */
const OFFICE: readonly GroupName[] = ['editor', 'assistant', 'webmaster'];

/** An accepted article in the forms that other systems read (ADR 83). The server checks each by its standard before it leaves. */
export function ExportCard({ article }: { article: ArticleView }) {
  const { group } = useUser();
  if (article.status !== 'ACCEPTED' || article.conflict || !OFFICE.includes(group.group)) return null;
  return (
    <Suspense>
      <Exports article={article} />
    </Suspense>
  );
}
