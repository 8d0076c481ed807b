import { lazy, Suspense } from 'react';
import type { ArticleView, GroupName } from '@contracts';
import { useUser } from '../../../../shared/state/hooks';

// The code that parses dates is loaded with the first accepted article.
const Exports = lazy(async () => ({ default: (await import('./exports')).Exports }));

/** The groups that may export, as on the server. */
const OFFICE: readonly GroupName[] = ['editor', 'assistant', 'webmaster'];

/**
 * An accepted article in the formats that other systems read (ADR 83). The server validates each export against its standard before it
 * sends it.
 */
export function ExportCard({ article }: { article: ArticleView }) {
  const { group } = useUser();
  if (article.status !== 'ACCEPTED' || article.conflict || !OFFICE.includes(group.group)) return null;
  return (
    <Suspense>
      <Exports article={article} />
    </Suspense>
  );
}
